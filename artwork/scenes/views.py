"""Close views and plans: scenes seen by another camera, for pages that show several pictures."""
from math import cos, radians, sin

from plant import *  # noqa: F403
from scenes.cryogenic import cold_box, molecular_sieve
from scenes.equipment import panel_lineup, reducing_station
from scenes.hydrogen import hydrogen_skid
from scenes.overview import air_separation_plant
from scenes.plants import psa_plant
from scenes.process import heat_exchanger
from scenes.rotating import expander, main_air_compressor
from scenes.storage import liquid_oxygen_tank


def view(scene, camera):
    """The scene's parts with this camera instead of its own; a picture only, no banner."""
    def build():
        scene()
        return {"picture": camera}
    return build


def turned(x, y, z, rz):
    """A point of a scene that stands turned by rz degrees."""
    c, s = cos(radians(rz)), sin(radians(rz))
    return (x * c - y * s, x * s + y * c, z)


MOTIFS = {
    "molecular-sieve-valves": view(molecular_sieve, close(turned(-0.7, -3.4, 4.6, -24), 4.8, 0.5)),
    "main-air-compressor-stages": view(main_air_compressor, close(turned(-2.4, -0.6, 2.6, -24), 4.6, 0.9)),
    "expander-flanges": view(expander, close(turned(-0.2, -0.2, 1.75, -24), 3.4, 0.35)),
    "heat-exchanger-heads": view(heat_exchanger, close(turned(-2.9, -0.6, 3.4, -22), 5.2, 0.4)),
    "panel-lineup-tray": view(panel_lineup, close(turned(-0.6, 0, 2.62, -24), 3.0, 2.4)),
    "reducing-station-orifice": view(reducing_station, close(turned(1.7, -0.7, 1.4, -24), 2.6, 0.35)),
    "liquid-oxygen-tank-valves": view(liquid_oxygen_tank, close((-3.3, -2.4, 1.6), 3.0, 0.3)),
    "psa-plant-valves": view(psa_plant, close(turned(-0.1, -0.4, 1.45, -22), 3.2, 0.4)),
    "air-separation-plant-plan": view(air_separation_plant, plan(86, 8, 6)),
    "psa-plant-plan": view(psa_plant, plan(15.5, turn=-22)),
    "hydrogen-skid-plan": view(hydrogen_skid, plan(13.5, turn=-22)),
    "cold-box-plan": view(cold_box, plan(40, 1, 0)),
}
