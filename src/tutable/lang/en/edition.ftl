### Editions of the components: which one is in play, and the pages and commands about them.

edition-used =
    Edition: { $kind ->
        [file] a component file of its own
       *[other] { $title } { $version }
    }{ $kind ->
        [default] {""}
        [earlier] {" "}(an earlier one)
       *[other] ; { $differs ->
            [0] the same values as { $base }
            [one] one value differs from { $base }
           *[other] { $differs } values differ from { $base }
        }{ $printed ->
            [0] {""}
           *[other] , { $printed } changed from print
        }
    }{ $bots ->
        [untrained] ; the bots were not trained with these values
       *[other] {""}
    }

## The command `tutable edition`.

edition-row = { $name }
edition-made = { $path } is a new edition.
edition-kept = { $path } is kept.
edition-not-kept = Nothing has changed yet: what you wrote waits in { $path } and is opened again next time.
edition-editor-failed = The editor ended with { $code }; nothing has changed.
edition-change = { $place }: { $before } → { $after } ({ $now }{ $printed ->
        [1] ; changed from print
       *[other] {""}
    })
error-usage-verb = There is no “edition { $given }”. There are: { $known }.
error-usage-edition = There is no edition “{ $given }” here. There are: { $known }.
error-usage-edition-name = “{ $given }” is no name for an edition: up to 40 small letters, digits and hyphens.
error-usage-edition-file = “{ $given }” has no name of its own: bring it in with “tutable edition import GAME FILE NAME”.
error-usage-edition-waits = What you last wrote in the editor waits in { $path }. Go on with it (“tutable edition edit { $game } { $name }”), or remove that file.
error-usage-no-editor = Which editor? Set EDITOR, or change values with --set.

## Refusals.

error-no-edition = This edition was never released.
error-no-draft = This edition is not among those you work on.
error-draft-changed = This edition was changed meanwhile, in another window or on another device.
error-too-many-drafts = You work on as much as may be kept here: at most { $count } editions and { $bytes } bytes. Throw one away first.

## The page of a game's components.

edition-page = Components and editions
edition-which = Edition
edition-new = New edition
edition-choice = { $title } (version { $version })
edition-released = Released
edition-mine = Mine
edition-copy = Copy as a new edition
edition-earlier = This is an earlier edition. A new edition begins with its values.
edition-problems =
    { $count ->
        [one] One thing is not right yet. It can be played once that is mended:
       *[other] { $count } things are not right yet. It can be played once they are mended:
    }
edition-tab-problems =
    { $count ->
        [one] one thing is not right
       *[other] { $count } things are not right
    }
edition-changed =
    { $count ->
        [0] All values are those of { $base }
        [one] One value is not that of { $base }
       *[other] { $count } values are not those of { $base }
    }
edition-before = before:
edition-now = now:
edition-same =
    { $count ->
        [one] One more value is the same as before, and verified or yours.
       *[other] { $count } more values are the same as before, and verified or yours.
    }
edition-all = Show all { $count }
edition-fewer = Show fewer
edition-bring = Open a file
edition-untitled = My edition
edition-released-tutable = What the rulebook prints, what follows from it, and for what is lost our reconstruction.
edition-title = Title
edition-version = Version
edition-author = By
edition-notes = What is changed, and why
edition-play = Play this now
edition-measure = Measure this
edition-save = Save as a file
edition-remove = Throw away
edition-saved-none = { "" }
edition-saved-kept = Kept.
edition-saved-keeping = Being kept …
edition-saved-here = Kept in this browser only: the server could not take it.
edition-sheets = Kinds of components
edition-reset = Reset
edition-reset-value = Reset { $name }
edition-add = Add: { $name }
edition-hint-range = { $low } to { $high }
edition-hint-example = for example { $example }
edition-hint-count =
    { $low ->
        [0] up to { $high }
       *[other] { $low } to { $high }
    } of these
edition-hint-exactly = exactly { $high } of these
edition-nothing = none
edition-less = one less: { $name }
edition-more = one more: { $name }
edition-lacks = It has no { $names }
edition-origin-own = yours
edition-from-box = read off a box on { $day }
edition-from-box-by = read off a box by { $name } on { $day }
edition-against-print = changed from print
edition-was = was { $value }
edition-box = I own the box
edition-box-about = The pictures of the rulebook are lost: these values are our reconstruction. Compare them with your box, in the order in which everything lies in it. Correct what is different first; the Enter key says that all the rest is right. You can stop whenever you like: what you have entered stays.
edition-box-who = Your name (stands beside what you verify)
edition-box-go = Go to
edition-box-sheet = { $name }: { $done } of { $all }
edition-box-count = { $done } of { $all } values verified
edition-box-confirm = All of this is right
edition-box-unasked = The server cannot be reached just now and could not check this. It is kept here; try again in a moment.
edition-box-back = Back
edition-box-skip = Skip
edition-box-done = Complete: everything has been compared with your box
edition-box-done-about = Save the edition as a file: you can pass it on, and others play with the true values. Or play with it now.
edition-box-wrong = Something is not right with other values yet: what and where is said above. Then you can save the edition and play with it.
edition-box-left =
    { $left ->
        [one] One value is not verified yet
       *[other] { $left } values are not verified yet
    }
edition-box-left-about = You have skipped them, or something is not right with them yet.
edition-box-back-to = To what is missing
edition-box-again = Look at it again
