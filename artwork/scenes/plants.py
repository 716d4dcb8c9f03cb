"""Sets of modules: what a customer gets on several frames."""
from plant import *  # noqa: F403
from scenes.cryogenic import casing
from scenes.packages import pair, panel, vessel
from scenes.storage import cold_tank


def psa_plant():
    """Three skids in a row: compressor and dryer, two adsorbers, buffer and analyser."""
    with at(rz=-22):
        for x, w in ((-4.6, 3.8), (-0.1, 4.2), (4.5, 3.6)):
            skid(x, 0.4, w, 3.0, 0.26, "green")
        with at(-5.0, 0.2, 0.28):  # screw compressor in its enclosure, and the dryer
            slab("clay", 0, 0.2, 2.6, 1.9, 0.05, 2.1, 0.03)
            for i in range(9):
                bar("shadow", (-1.0, -0.76, 0.5 + 0.12 * i), (0.2, -0.76, 0.5 + 0.12 * i), 0.02, 0.05)
            fan_cowl("clay", (-0.3, 0.2, 2.1), 0.6, 0.25)
            box("clay2", (0.75, -0.77, 1.5), (0.6, 0.02, 0.8), 0.005)
            screen(0.75, -0.79, 1.65, 0.34, 0.24, 2, stand=False)
            slab("clay", 1.85, 0.4, 0.75, 1.3, 0.05, 1.6, 0.02)
            for i in range(6):
                bar("shadow", (1.6, -0.26, 0.4 + 0.12 * i), (2.1, -0.26, 0.4 + 0.12 * i), 0.02, 0.04)
        front, a, b, top = pair(-1.15, 0.7, 2.1, 0.82, 2.5, 0.28, 0.11)
        pipe("steel", [(-3.1, 0.6, 1.9), (-3.1, 0.6, 2.6), (-2.4, front, 2.6), (-2.4, front, 1.63), (a, front, 1.63)], 0.11, 0.25)
        pipe("green", [(b, front, top - 1.0), (2.5, front, top - 1.0), (2.5, 0.8, top - 1.0), (2.5, 0.8, 4.9), (4.0, 0.8, 4.9), (4.0, 0.8, 4.16)], 0.11, 0.3)
        vessel(4.0, 0.8, 0.8, 2.7, "clay", 0.28, 0.5)
        pipe("green", [(4.0, 0.05, 1.2), (4.0, -0.6, 1.2), (6.7, -0.6, 1.2)], 0.09, 0.25, ends="F")
        valve("steel", (5.2, -0.6, 1.2), (1, 0, 0), 0.09, actuator=True)
        bar("clay2", (4.6, -0.6, 0.28), (4.6, -0.6, 1.1), 0.08)
        panel(5.6, 0.9, 0.28, 0.9, 2.0, 0.5)
    slab("pad", 0, 0.4, 16, 8, -0.1, 0.03, 0.03)
    return shot(19.5, 2.5, 4.2, 0.5, right=0.11)


def packaged_cold_box():
    """One shop-assembled cold box of 2.9 x 2.9 m, 24 m high, with its liquid tank."""
    with at(0, 0, rz=-26):
        top = casing(2.9, 2.9, 23.4, 2, 9)
        for z in (8.3, 16.1):
            deck(-1.7, -2.75, 1.7, -1.7, z, "SWE")
            for x in (-1.4, 1.4):
                bar("satin", (x, -1.65, z - 1.2), (x, -2.6, z - 0.25), 0.09)
            luminaire(1.2, -2.7, z)
        z0 = 0.5
        for i, z in enumerate((8.3, 16.1, top)):
            ladder(0.9 if i % 2 else -0.9, -1.7, z0, z, -90)
            z0 = z + 0.05
        handrail([(-1.6, -1.6, top), (1.6, -1.6, top), (1.6, 1.6, top), (-1.6, 1.6, top)], closed=True)
        nozzle("steel", (-0.6, 0.4, top), (0, 0, 1), 0.22, 0.4)
        pipe("green", [(-0.6, 0.4, top + 0.4), (-0.6, 0.4, top + 1.3), (-2.4, 0.4, top + 1.3), (-2.4, 0.4, 3.2), (-6.4, 0.4, 3.2), (-6.4, 0.4, 0.4)], 0.2, 0.6, "f")
        for z in (6, 11, 16, 21):
            bar("satin", (-1.6, 0.4, z), (-2.4, 0.4, z), 0.1)
            ring("satin", (-2.4, 0.4, z), 0.2, 0.04, 0.16)
        post(-4.4, 0.4, 0.1, 2.9, 0.2)
        for i in range(2):
            y = -0.6 + 1.1 * i
            pipe("steel", [(1.6, y, 2.2), (3.0, y, 2.2), (3.0, y, 0.3)], 0.11, 0.3)
            valve("steel", (2.45, y, 2.2), (1, 0, 0), 0.11, actuator=True)
    with at(7.0, -3.4):
        cold_tank(0, 0, 1.5, 8.0)
    pad(2.5, 0.5, 22, 14, 0.08)
    lamp(-8.5, -3.5, 6)
    return {"banner": shot(50, 13.6, 12, right=0.15), "picture": shot(37, 13.4, 11, right=-0.05)}


def module(x, y, kind):
    """Road-size module of 12.0 x 3.2 x 3.4 m; kind: doors, louvres, cooler or open frame with vessels."""
    with at(x, y, 0.12):
        L, W, H = 12.0, 3.2, 3.4
        slab("green", 0, 0, L, W, 0, 0.22, 0.02)
        if kind == "open":
            for i in range(4):
                for s in (-1, 1):
                    bar("clay", (-L / 2 + 0.1 + i * (L - 0.2) / 3, s * (W / 2 - 0.1), 0.22), (-L / 2 + 0.1 + i * (L - 0.2) / 3, s * (W / 2 - 0.1), H), 0.18)
            for s in (-1, 1):
                bar("clay", (-L / 2, s * (W / 2 - 0.1), H - 0.1), (L / 2, s * (W / 2 - 0.1), H - 0.1), 0.18)
            for i in range(5):
                vessel(-4.6 + 2.3 * i, 0, 0.6, 1.5, "steel" if i % 2 else "clay", 0.22, 0.4)
            pipe("green", [(-5.8, -1.2, 1.2), (5.8, -1.2, 1.2)], 0.12)
            pipe("steel", [(-5.8, -1.2, 0.75), (5.8, -1.2, 0.75)], 0.1)
            return
        slab("clay", 0, 0, L, W, 0.22, H, 0.03)
        for i in range(31):
            bar("clay2", (-L / 2 + 0.3 + i * 0.38, -W / 2 - 0.01, 0.4), (-L / 2 + 0.3 + i * 0.38, -W / 2 - 0.01, H - 0.2), 0.1, 0.03, up=(0, 1, 0))
        for i in range(8):
            bar("clay2", (L / 2 + 0.01, -1.3 + i * 0.37, 0.4), (L / 2 + 0.01, -1.3 + i * 0.37, H - 0.2), 0.1, 0.03, up=(1, 0, 0))
        if kind == "louvres":
            for i in range(3):
                slab("shadow", -3.6 + 3.4 * i, -W / 2 - 0.02, 2.0, 0.05, 0.8, 2.8, 0.01)
                for k in range(10):
                    bar("clay", (-4.5 + 3.4 * i, -W / 2 - 0.06, 0.9 + 0.2 * k), (-2.7 + 3.4 * i, -W / 2 - 0.06, 0.9 + 0.2 * k), 0.02, 0.09)
        if kind == "doors":
            for k in (-4.2, 3.6):
                slab("green", k, -W / 2 - 0.03, 1.1, 0.06, 0.26, 2.5, 0.01)
            slab("glass", -0.4, -W / 2 - 0.02, 2.2, 0.05, 1.5, 2.5, 0.01)
        if kind == "cooler":
            for i in range(4):
                slab("clay", -4.2 + 2.8 * i, 0, 2.5, 2.7, H, H + 0.5, 0.03)
                fan_cowl("clay", (-4.2 + 2.8 * i, 0, H + 0.5), 1.05, 0.35)


def module_set():
    """Nine modules in three rows, joined by one pipe rack."""
    with at(rz=-26):
        kinds = (("louvres", "doors", "open"), ("louvres", "cooler", "open"), ("louvres", "doors", "cooler"))
        for row, names in enumerate(kinds):
            for col, kind in enumerate(names):
                module(-14 + 12.6 * col + (1.6 if col == 2 else 0), row * 4.8, kind)
        with at(5.9, 0, rz=90):
            rack(-3.5, 13, 0, 1.6, (4.6,), 6.5, lines=[(-0.45, 0, 0.16, "green", -3.4, 13), (0, 0, 0.12, "steel", -3.4, 13), (0.45, 0, 0.14, "steel", -3.4, 13)], h=0.2)
    pad(0, 6, 56, 40, 0.06)
    return shot(55, 3.4, 16, 0.55, right=0.11)


MOTIFS = {"psa-plant": psa_plant, "packaged-cold-box": packaged_cold_box, "module-set": module_set}
