"""A bot that needs nothing of tutable: it reads questions as lines of JSON and answers with a pick.

    tutable play tuareg --seat "2=exec:python3 examples/line_bot.py gold"

It takes what has to do with a word it was told to like, and is undecided about all others.
"""

import json
import random
import sys

LIKES = sys.argv[1:]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "decide":
        options = message["options"]
        liked = [option for option in options if any(word in str(option) for word in LIKES)]
        print(json.dumps({"pick": random.choice(liked or options)["pick"]}), flush=True)
