"""One function for each motif: it builds the scene and returns the camera (or one for each crop)."""
from . import adsorption, cryogenic, electrics, gases, hydrogen, overview, process, rooms, rotating, site, storage

MOTIFS = {}
for part in (adsorption, cryogenic, electrics, gases, hydrogen, overview, process, rooms, rotating, site, storage):
    MOTIFS.update(part.MOTIFS)
