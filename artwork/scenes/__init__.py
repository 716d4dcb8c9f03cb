"""One function for each motif: it builds the scene and returns the camera (or one for each crop)."""
from . import (
    adsorption, cryogenic, electrics, equipment, gases, hydrogen, overview, packages, plants, process, rooms, rotating, site, storage, views,
)

MOTIFS = {}
for part in (
    adsorption, cryogenic, electrics, equipment, gases, hydrogen, overview, packages, plants, process, rooms, rotating, site, storage, views,
):
    MOTIFS.update(part.MOTIFS)
