### Tuareg: was das Labor zählt.

tuareg-lab-special = Sonderkarte
tuareg-lab-majority = Mehrheit
tuareg-lab-action = Aktion
tuareg-lab-purchase = Kauf
tuareg-lab-special-used = benutzte Sonderkarte
tuareg-lab-usual = üblicher Tisch
tuareg-lab-specials-bought = gekaufte Sonderkarten einer Person
tuareg-lab-maps = Karten
tuareg-lab-stage-1 = Mehrheiten der ersten Etappe
tuareg-lab-stage-2 = Mehrheiten der zweiten Etappe
tuareg-lab-unused = unbenutzte Sonderkarten

tuareg-lab-action-draw = Karten ziehen
tuareg-lab-action-load = Kamele beladen
tuareg-lab-action-market = auf dem Markt tauschen
tuareg-lab-action-buy = Sonderkarte kaufen
tuareg-lab-action-pass = passen
