"""Packaged gas generators as their data sheets describe them: vessels, blowers, skids."""
from plant import *  # noqa: F403
from scenes.adsorption import bed


def legs(r, z, mat="clay2", w=0.09):
    for s in (-1, 1):
        for t in (-1, 1):
            bar(mat, (s * r * 0.68, t * r * 0.68, 0), (s * r * 0.68, t * r * 0.68, z), w)


def vessel(x, y, r, h, mat="clay", z=0.3, foot=0.45):
    """Small upright vessel on legs from the deck at z; returns the height of its top nozzle."""
    with at(x, y, z):
        legs(r, foot + r * 0.3, w=max(0.05, r * 0.16))
        shell(mat, (0, 0, foot + r * 0.25), (0, 0, 1), r, h, seams=[0, h / 2, h])
        top = foot + r * 0.25 + h + r * 0.5
        nozzle(mat, (0, 0, top - 0.02), (0, 0, 1), max(0.03, r * 0.14), 0.1)
    return z + top + 0.08


def pair(x, y, gap, r, h, z=0.3, line=0.06, mat="clay", foot=0.45):
    """Two adsorbers that change over: valves at the feet and at the heads, the product line green."""
    for i in range(2):
        k = x + i * gap
        top = vessel(k, y, r, h, mat, z, foot)
        front = y - r - line * 4
        pipe("steel", [(k, y, top), (k, y, top + line * 4), (k, front, top + line * 4), (k, front, z + foot + r)], line, line * 3)
        low = z + foot * 0.55
        pipe("steel", [(k, y, z + foot + r * 0.1), (k, y, low), (k, front, low), (k, front, z + foot + r)], line, line * 2.5)
        valve("steel", (k, front, top - h * 0.18), (0, 0, 1), line, (0, -1, 0), actuator=True)
        valve("steel", (k, front, z + foot + r * 0.55), (0, 0, 1), line, (0, -1, 0), actuator=True)
        gauge((k + r * 0.45, y - r * 0.86, z + foot + r * 0.25 + h * 0.6), (0, 0, 1), (0, -1, 0), max(0.05, r * 0.13), r * 0.2)
    a, b = x - r, x + gap + r
    for zz, m in ((top - h * 0.4, "green"), (z + foot + r * 1.1, "steel")):
        pipe(m, [(a, front, zz), (b, front, zz)], line * 1.15, ends="fF")
    return front, a, b, top


def panel(x, y, z, w=0.7, h=1.9, d=0.4):
    cabinet(x, y, w, d, h, z=z)
    screen(x, y - d / 2 - 0.035, z + h * 0.78, w * 0.5, w * 0.34, 0, stand=False)
    for i in range(3):
        lamp_button(x - 0.15 + 0.15 * i, y - d / 2 - 0.03, z + h * 0.93, 0.025, "green" if i == 0 else "satin")


def psa_cabinet():
    """Two vessels and their controls in one frame of 2.4 x 1.3 m, 2.6 m high."""
    with at(rz=-24):
        slab("green", 0, 0, 2.4, 1.3, 0.02, 0.14, 0.015)
        for s in (-1, 1):
            for t in (-1, 1):
                bar("clay", (s * 1.16, t * 0.61, 0.14), (s * 1.16, t * 0.61, 2.56), 0.08)
        slab("clay", 0, 0, 2.44, 1.34, 2.54, 2.6, 0.01)
        slab("clay", 0, 0.63, 2.36, 0.03, 0.14, 2.54, 0.005)
        for s in (-1, 1):
            slab("clay", s * 1.18, 0, 0.03, 1.26, 0.14, 2.54, 0.005)
        slab("clay2", 0.56, 0, 0.03, 1.24, 0.14, 2.54, 0.005)
        pair(-0.84, 0.2, 0.68, 0.27, 1.4, 0.14, 0.032, foot=0.3)
        slab("clay", 0.87, -0.6, 0.58, 0.05, 0.2, 2.5, 0.008)  # door of the controls
        screen(0.87, -0.64, 1.9, 0.40, 0.28, 0, stand=False)
        for i in range(3):
            lamp_button(0.73 + 0.14 * i, -0.63, 2.2, 0.03, "green" if i == 0 else "satin")
        for i in range(8):
            bar("shadow", (0.66, -0.635, 0.36 + 0.05 * i), (1.06, -0.635, 0.36 + 0.05 * i), 0.012, 0.02)
        bar("steel", (1.1, -0.66, 1.2), (1.1, -0.66, 1.42), 0.03)
        lathe("steel", [(0, 0), (0.1, 0), (0.1, 0.42), (0.05, 0.5), (0, 0.5)], (-0.9, 0.35, 2.6), n=28)  # vent silencer
        pipe("green", [(-1.19, -0.2, 1.4), (-1.5, -0.2, 1.4), (-1.5, -0.2, 0.03)], 0.034, 0.12)
        pipe("steel", [(-1.19, 0.15, 0.6), (-1.7, 0.15, 0.6), (-1.7, 0.15, 0.03)], 0.05, 0.15)
    slab("pad", 0, 0, 5.0, 3.4, -0.1, 0.02, 0.02)
    return shot(6.6, 1.5, 1.9, 0.52, right=0.1)


def deoxo_skid():
    """Two adsorbers, then reactor, cooler, separator and twin dryers on one skid."""
    with at(rz=-24):
        skid(0, 0.2, 9.4, 3.0, 0.28, "green")
        front, a, b, top = pair(-3.7, 0.6, 1.7, 0.62, 2.3, 0.3, 0.085)
        pipe("green", [(b, front, top - 0.92), (-0.75, front, top - 0.92), (-0.75, front, 3.75), (-0.55, 0.5, 3.75)], 0.085, 0.25)
        vessel(-0.55, 0.5, 0.34, 1.7, "steel", 0.3, 0.6)  # reactor
        pipe("green", [(-0.55, 0.5, 3.75), (-0.55, 0.5, 3.0)], 0.08)
        transmitter((-0.55, 0.16, 2.2), (0, -1, 0.3), (0, -1, 0), 1.1)
        exchanger(1.25, 0.75, 1.35, 0.27, 1.7, "clay", 0.32, "green")
        pipe("steel", [(-0.55, 0.5, 0.75), (-0.55, -0.3, 0.75), (0.55, -0.3, 0.75), (0.55, 0.75, 0.75), (0.55, 0.75, 1.0)], 0.07, 0.2)
        vessel(0.3, -0.75, 0.2, 0.8, "steel", 0.3, 0.35)  # separator
        pair(2.55, 0.55, 0.95, 0.3, 1.7, 0.3, 0.055, "steel")
        pipe("steel", [(2.0, 0.75, 1.7), (2.0, 0.75, 3.2), (2.2, 0.0, 3.2), (2.2, 0.0, 2.2)], 0.06, 0.2)
        panel(4.15, -0.75, 0.3)
        pipe("green", [(-4.7, -0.95, 0.75), (0.1, -0.95, 0.75), (0.1, -0.95, 3.3), (-0.75, front, 3.3)], 0.025, 0.1, n=10)  # hydrogen
        valve("steel", (-1.6, -0.95, 0.75), (1, 0, 0), 0.03, actuator=True)
        for x in (-4.2, -2.6, -0.6):
            bar("clay2", (x, -0.95, 0.3), (x, -0.95, 0.73), 0.04)
        tray([(-4.6, 1.55, 3.6), (4.6, 1.55, 3.6)], 0.3)
        for x in (-4.5, 0, 4.5):
            bar("clay2", (x, 1.55, 0.3), (x, 1.55, 3.6), 0.11)
    slab("pad", 0, 0.2, 13, 7, -0.1, 0.03, 0.03)
    return shot(15, 2.0, 3.6, 0.5, right=0.11)


def cylinders(x, y, n, bank, z=0.04):
    """Row of gas cylinders in a rack with its collecting line."""
    for i in range(n):
        k = x + i * 0.27
        lathe("clay" if i % 4 else "clay2", [(0, 0), (0.112, 0), (0.115, 0.03), (0.115, 1.28), (0.08, 1.4), (0.04, 1.45), (0.04, 1.55), (0, 1.55)],
              (k, y, z), n=32)
        cyl("steel", (k, y, z + 1.54), (k, y, z + 1.63), 0.028, 10)
        tube("steel", [(k, y, z + 1.6), (k + 0.05, y + 0.1, z + 1.72), (k, y + 0.2, 1.95)], 0.01, 0.05, 8)
    a, b = x - 0.2, x + (n - 1) * 0.27 + 0.2
    pipe("green" if bank else "steel", [(a, y + 0.2, 1.95), (b, y + 0.2, 1.95)], 0.024, n=10)
    for zz in (0.6, 1.2):
        bar("clay2", (a, y - 0.15, zz), (b, y - 0.15, zz), 0.02, 0.05)
        bar("clay2", (a, y + 0.2, zz), (b, y + 0.2, zz), 0.04, 0.06)
    for k in (a, b):
        bar("clay2", (k, y + 0.2, z), (k, y + 0.2, 2.1), 0.06)
        bar("clay2", (k, y - 0.15, z), (k, y - 0.15, 1.25), 0.04)
        bar("clay2", (k, y - 0.15, 1.2), (k, y + 0.2, 1.2), 0.04)
    return a, b


def hospital_oxygen():
    """Two identical generators, one receiver, and between them the cylinder manifold that takes over."""
    with at(rz=-22):
        for x in (-4.4, 2.35):
            skid(x + 0.65, 0.6, 3.0, 1.9, 0.2, "green")
            front, a, b, top = pair(x, 0.8, 0.95, 0.34, 1.75, 0.22, 0.05)
            panel(x + 1.7, 0.35, 0.22, 0.55, 1.7, 0.35)
            pipe("green", [(b, front, top - 0.7), (b + 0.3, front, top - 0.7), (b + 0.3, 1.9, top - 0.7), (b + 0.3, 1.9, 3.3)], 0.05, 0.15)
        pipe("green", [(-2.8, 1.9, 3.3), (5.5, 1.9, 3.3)], 0.06)
        for x in (-3.0, -0.6, 1.7, 3.4, 5.4):
            bar("clay2", (x, 1.95, 0.04), (x, 1.95, 3.25), 0.08)
        cylinders(-1.75, -0.1, 5, True)
        cylinders(0.15, -0.1, 5, False)
        box("clay", (-0.27, 0.1, 1.45), (0.44, 0.2, 0.8), 0.015)  # changeover panel
        for k in (-0.1, 0.1):
            gauge((-0.27 + k, -0.01, 1.56), (0, 0, 1), (0, -1, 0), 0.06, 0.03)
        cyl("green", (-0.27, 0.0, 1.3), (-0.27, -0.06, 1.3), 0.06, 20)
        for s in (-0.15, 0.15):
            bar("clay2", (-0.27 + s, 0.12, 0.04), (-0.27 + s, 0.12, 1.1), 0.05)
        pipe("green", [(-0.27, 0.15, 1.85), (-0.27, 0.15, 2.5), (-0.27, 1.9, 2.5), (-0.27, 1.9, 3.3)], 0.04, 0.12)
        shell("clay", (6.5, 1.2, 0.55), (0, 0, 1), 0.55, 2.2, seams=[0, 1.1, 2.2])  # receiver
        with at(6.5, 1.2, 0.04):
            legs(0.55, 0.7)
        nozzle("clay", (6.5, 1.2, 3.02), (0, 0, 1), 0.06, 0.15)
        pipe("green", [(5.5, 1.9, 3.3), (6.5, 1.9, 3.3), (6.5, 1.2, 3.3), (6.5, 1.2, 3.15)], 0.05, 0.15)
    slab("pad", 0.8, 0.5, 16, 6.5, -0.1, 0.03, 0.03)
    return shot(19, 1.8, 3.6, 0.5, right=0.07)


def roots_blower(x, y, s=1.0, turn=0):
    """Two-lobe blower under its silencer, belt guard and motor beside it, on a base frame."""
    with at(x, y, 0.1, rz=turn, s=s):
        skid(0.9, 0, 4.6, 1.9, 0.22, "green")
        slab("clay2", 0, 0, 1.5, 1.1, 0.25, 0.6, 0.02)
        for k in (-0.32, 0.32):
            cyl("steel", (-0.62, k, 1.1), (0.62, k, 1.1), 0.5, 48)
        box("steel", (0, 0, 1.1), (1.24, 0.64, 1.0), 0.02)
        for e in (-0.62, 0.62):
            for k in (-0.32, 0.32):
                cyl("clay", (e - 0.09, k, 1.1), (e + 0.09, k, 1.1), 0.53, 40)
            box("clay", (e, 0, 1.1), (0.18, 0.64, 1.06), 0.02)
        for k in range(-3, 4):
            box("steel", (k * 0.16, 0, 1.12), (0.03, 1.3, 1.02), 0.005)
        cyl("clay", (0, 0, 1.55), (0, 0, 1.85), 0.36, 32)
        flange("steel", (0, 0, 1.9), (0, 0, 1), 0.34, bolts=16)
        coupling(0.72, 0.32, 1.1, 0.5, 0.22)
        slab("clay2", 2.1, 0.32, 1.5, 0.9, 0.25, 0.62, 0.02)
        motor(1.25, 0.32, 1.1, 1.7, 0.5, "clay", 0.62)


def vpsa_plant():
    """Two beds, feed and vacuum blower with silencers, oxygen buffer."""
    with at(rz=-24):
        for x in (-2.4, 3.2):
            top = bed(x, 1.8, 1.75, 3.4, "clay", 0.2)
            pipe("steel", [(x, 1.8, top), (x, 1.8, top + 0.8), (x, -1.0, top + 0.8), (x, -1.0, 4.6)], 0.26, 0.7)
            valve("steel", (x, -1.0, 5.4), (0, 0, 1), 0.26, (0, -1, 0), actuator=True)
            pipe("steel", [(x, 1.8, 1.0), (x, 1.8, 0.75), (x, -1.0, 0.75), (x, -1.0, 3.2)], 0.36, 0.7)
            pipe("steel", [(x - 0.9, -1.0, 3.2), (x + 0.9, -1.0, 3.2)], 0.36)
            for k in (-0.9, 0.9):
                valve("steel", (x + k, -1.0, 2.3), (0, 0, 1), 0.3, (0, -1, 0), actuator=True)
                pipe("steel", [(x + k, -1.0, 3.2), (x + k, -1.0, 1.7), (x + k, -2.4, 1.7 if k < 0 else 1.0)], 0.3, 0.6)
        pipe("green", [(-2.4, -1.0, 4.6), (7.4, -1.0, 4.6), (7.4, 2.2, 4.6), (8.2, 2.2, 4.6)], 0.22, 0.6)
        for z, k in ((1.7, -0.9), (1.0, 0.9)):
            pipe("steel", [(-7.0, -2.4, z), (3.2 + k + 0.3, -2.4, z)], 0.34, ends="F")
        for x in (-5.0, -0.4, 1.4, 5.2):
            bar("clay2", (x, -2.4, 0), (x, -2.4, 1.4), 0.18)
        for x in (-0.9, 5.6):
            bar("clay2", (x, -1.0, 0.1), (x, -1.0, 4.4), 0.2)
        roots_blower(-8.6, -4.0, 1.25)
        roots_blower(-8.6, 1.0, 1.25)
        for y, z in ((-4.0, 1.7), (1.0, 1.0)):
            with at(-8.6, y):
                lathe("clay", [(0.36, 2.5), (0.36, 2.7), (0.75, 2.95), (0.75, 5.0), (0.36, 5.3), (0.36, 5.6), (0, 5.6)], n=48)  # silencer
        pipe("steel", [(-9.3, -4.0, 1.2), (-10.2, -4.0, 1.2), (-10.2, -2.4, 1.2), (-7.0, -2.4, 1.7)], 0.3, 0.5)
        pipe("steel", [(-9.3, 1.0, 1.2), (-10.4, 1.0, 1.2), (-10.4, -1.9, 1.0), (-7.0, -2.4, 1.0)], 0.3, 0.5)
        with at(9.8, 2.2):
            slab("pad", 0, 0, 4.2, 4.2, -0.1, 0.2, 0.03)
            lathe("clay", [(1.7, 0.2), (1.6, 0.4), (1.6, 1.4)], n=64)
            shell("clay", (0, 0, 1.4), (0, 0, 1), 1.6, 6.2, seams=[0, 2, 4, 6.2])
            nozzle("clay", (0, 0, 8.35), (0, 0, 1), 0.16, 0.3)
            nozzle("clay", (-1.5, 0, 4.6), (-1, 0, 0), 0.22, 0.2)
        panel(6.6, -3.4, 0.05, 1.2, 2.1, 0.6)
    pad(0, 0, 30, 17, 0.05)
    return shot(37, 3.8, 7.8, 0.5, right=0.11)


MOTIFS = {
    "psa-cabinet": psa_cabinet,
    "deoxo-skid": deoxo_skid,
    "hospital-oxygen": hospital_oxygen,
    "vpsa-plant": vpsa_plant,
}
