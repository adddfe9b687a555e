### Tuareg: what the lab counts.

tuareg-lab-special = special card
tuareg-lab-majority = majority
tuareg-lab-action = action
tuareg-lab-purchase = purchase
tuareg-lab-special-used = special card used
tuareg-lab-usual = usual table
tuareg-lab-specials-bought = special cards bought by a player
tuareg-lab-maps = maps
tuareg-lab-stage-1 = majorities of stage 1
tuareg-lab-stage-2 = majorities of stage 2
tuareg-lab-unused = unused special cards

tuareg-lab-action-draw = draw cards
tuareg-lab-action-load = load camels
tuareg-lab-action-market = trade at the market
tuareg-lab-action-buy = buy a special card
tuareg-lab-action-pass = pass
