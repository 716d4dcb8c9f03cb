"""Pressure swing adsorption: the bed and the skid."""
from math import cos, pi, sin

from plant import *  # noqa: F403


def bed(x, y, r=0.75, h=3.6, mat="clay", z=0.3):
    with at(x, y, z):
        for i in range(4):
            a = pi / 4 + i * pi / 2
            bar("clay2", (r * 0.9 * cos(a), r * 0.9 * sin(a), 0), (r * 0.9 * cos(a), r * 0.9 * sin(a), 1.1), 0.13)
            box("satin", (r * 0.9 * cos(a), r * 0.9 * sin(a), 0.02), (0.26, 0.26, 0.04), 0.005)
        shell(mat, (0, 0, 0.9), (0, 0, 1), r, h, seams=[0, h / 2, h])
        nozzle(mat, (0, 0, 0.9 + h + r * 0.5), (0, 0, 1), 0.11, 0.18)
        manway(mat, (0, 0, 0.9 + h * 0.82), -70, r, 0.22)
        return z + 0.9 + h + r * 0.5 + 0.18


def psa_skid():
    with at(rz=-24):
        skid(0, 0.4, 11.6, 4.0, 0.3, "green")
        for i in range(4):
            x = -3.9 + 2.3 * i
            top = bed(x, 1.1)
            pipe("steel", [(x, 1.1, top), (x, 1.1, top + 0.5), (x, -0.5, top + 0.5), (x, -0.5, 3.9)], 0.11, 0.28)
            valve("steel", (x, -0.5, 4.55), (0, 0, 1), 0.11, (0, -1, 0), actuator=True)
            pipe("steel", [(x, 1.1, 0.85), (x, 1.1, 0.75), (x, -0.5, 0.75), (x, -0.5, 1.7)], 0.11, 0.2)
            valve("steel", (x, -0.5, 1.25), (0, 0, 1), 0.11, (0, -1, 0), actuator=True)
            pipe("steel", [(x, -0.5, 1.6), (x, -0.5, 3.9)], 0.11)
            valve("steel", (x, -0.5, 3.1), (0, 0, 1), 0.11, (0, -1, 0), actuator=True)
        for z, m in ((1.85, "green"), (2.45, "steel"), (3.85, "steel")):
            pipe(m, [(-5.2, -0.5, z), (4.6 if z > 2 else 3.6, -0.5, z)], 0.14, ends="f")
            cyl(m, (-5.29, -0.5, z), (-5.2, -0.5, z), 0.24, 28)
        for x in (-4.85, -2.75, -0.45, 1.85, 4.3):
            bar("clay2", (x, -0.5, 0.3), (x, -0.5, 5.2), 0.11)
            for z in (1.66, 2.27, 3.67):
                box("satin", (x, -0.5, z), (0.2, 0.34, 0.04), 0.005)
        bar("clay2", (-4.85, -0.5, 5.2), (4.3, -0.5, 5.2), 0.1)
        with at(4.75, 0.9):
            cabinet(0, -0.9, 1.1, 0.6, 2.2, z=0.32)
            for i in range(3):
                lamp_button(-0.25 + 0.25 * i, -1.24, 2.15, 0.035, "green" if i == 0 else "satin")
            screen(0, -1.235, 1.75, 0.42, 0.26, 0, stand=False)
        tray([(-5.2, 2.1, 5.3), (5.2, 2.1, 5.3)], 0.34)
        for x in (-5.1, 0, 5.1):
            bar("clay2", (x, 2.1, 0.3), (x, 2.1, 5.3), 0.12)
    for i in range(2):
        with at(8.6 + i * 3.0, 5.5 + i):
            slab("pad", 0, 0, 2.8, 2.8, -0.1, 0.15, 0.03)
            lathe("clay", [(1.0, 0.15), (0.95, 0.3), (0.95, 1.0)], n=64)
            shell("clay", (0, 0, 1.0), (0, 0, 1), 0.95, 4.4, seams=[0, 2.2, 4.4])
            nozzle("clay", (0, 0, 5.87), (0, 0, 1), 0.12, 0.2)
    slab("pad", 0, 0.4, 17, 9, -0.1, 0.05, 0.03)
    return shot(21, 3.2, 5.4, 0.5, right=0.11)


MOTIFS = {"psa-skid": psa_skid}
