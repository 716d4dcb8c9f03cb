"""Single pieces of equipment as their data sheets describe them."""
from math import cos, radians, sin

from plant import *  # noqa: F403
from scenes.packages import panel, vessel
from scenes.storage import cold_tank


def plate_fin_block():
    """Brazed block of 1.2 x 1.3 m, 6 m long, lying in its transport frame: layers, headers, nozzles."""
    with at(rz=-26):
        L, w, h, z0 = 6.0, 1.2, 1.3, 0.62
        box("satin", (0, 0, z0 + h / 2), (L, w, h), 0.01)
        for i in range(17):  # the edges of the layers
            z = z0 + 0.05 + i * (h - 0.1) / 16
            bar("shadow" if i % 3 else "dark", (-L / 2 + 0.02, -w / 2 - 0.002, z), (L / 2 - 0.02, -w / 2 - 0.002, z), 0.006, 0.02, up=(0, -1, 0))
        for s in (-1, 1):  # end bars
            box("steel", (s * (L / 2 - 0.06), -w / 2 - 0.006, z0 + h / 2), (0.12, 0.02, h), 0.004)
        for x, r, m, side in ((-2.55, 0.3, "green", "top"), (2.55, 0.3, "green", "top"), (-1.55, 0.24, "satin", "top"), (1.55, 0.24, "satin", "top")):
            lathe(m, [(0, -0.54), (r, -0.54), (r, 0.54), (0, 0.54)], (x, 0, z0 + h), (0, 1, 0), 48)
            nozzle("satin" if m == "satin" else "green", (x, 0, z0 + h + r * 0.8), (0, 0, 1), r * 0.55, 0.42, blind=True)
        for s in (-1, 1):  # full headers at the ends
            lathe("satin", [(0, -0.56), (0.5, -0.56), (0.5, 0.56), (0, 0.56)], (s * L / 2, 0, z0 + h / 2), (0, 1, 0), 64)
            nozzle("satin", (s * (L / 2 + 0.42), 0, z0 + h / 2), (s, 0, 0), 0.26, 0.34, blind=True)
        for x in (-0.35, 0.6):
            lathe("satin", [(0, -0.45), (0.17, -0.45), (0.17, 0.45), (0, 0.45)], (x, -w / 2, z0 + h / 2), (0, 0, 1), 40)
            nozzle("satin", (x, -w / 2 - 0.12, z0 + h / 2), (0, -1, 0), 0.1, 0.26, blind=True)
        for x in (-2.0, 0, 2.0):  # cradles
            box("clay2", (x, 0, 0.5), (0.2, 1.7, 0.22), 0.01)
            for s in (-1, 1):
                bar("clay2", (x, s * 0.72, 0.4), (x, s * 0.72, 1.2), 0.12)
        for s in (-1, 1):
            ibeam("green", (-3.3, s * 0.7, 0.26), (3.3, s * 0.7, 0.26), 0.28)
        for x in (-3.1, -1.0, 1.0, 3.1):
            ibeam("green", (x, -0.7, 0.26), (x, 0.7, 0.26), 0.24)
        for x in (-2.6, 2.6):
            box("clay2", (x, 0, 0.06), (0.3, 2.0, 0.12), 0.01)
    slab("pad", 0, 0, 12, 6, -0.1, 0.02, 0.03)
    return shot(11.6, 1.35, 2.9, 0.5, right=0.11)


def vertical_tank():
    """One tank on a footprint of 3.0 x 3.0 m, 13.2 m high, with its pressure-building coil."""
    with at(0, 0, rz=-20):
        cold_tank(0, 0, 1.42, 9.9)
        a = -28
        ladder(1.44 * cos(radians(a)), 1.44 * sin(radians(a)), 0.3, 12.2, a)
        for s in (-0.75, 0, 0.75):  # pressure-building coil
            tube("satin", [(-1.15 + s * 0.25, -0.1, 1.9), (-1.15 + s * 0.25, -0.1, 0.6), (-1.15 + s * 0.25, 0.9, 0.6), (-1.15 + s * 0.25, 0.9, 1.9)], 0.03, 0.12, 10)
            for i in range(16):
                box("satin", (-1.15 + s * 0.25, -0.1 + i * 0.066, 0.6), (0.15, 0.012, 0.15), 0)
        pipe("green", [(0.05, -2.3, 1.1), (0.05, -3.4, 1.1), (0.05, -3.4, 0.3)], 0.055, 0.18)
        cyl("pad", (0.05, -3.4, 0), (0.05, -3.4, 0.3), 0.22, 24)
    bollards([(-3.4, -4.2), (-1.6, -4.6), (1.4, -4.6), (3.2, -4.2)])
    pad(0, -1, 11, 10, 0.06)
    return {"banner": shot(36, 6.7, 6.5, right=0.18), "picture": shot(21, 6.6, 6, right=0.02)}


def triplex_pump():
    """Three cylinders on one crankcase, suction filter, return line, motor and its frequency converter."""
    with at(rz=-25):
        skid(0, 0.1, 5.6, 2.6, 0.26, "green")
        with at(z=0.28):
            slab("clay2", -0.2, 0, 1.3, 1.9, 0, 0.35, 0.02)
            box("clay", (-0.2, 0, 0.8), (0.95, 1.75, 0.9), 0.06)  # crankcase
            cyl("clay", (-0.2, -0.87, 1.22), (-0.2, 0.87, 1.22), 0.46, 48)
            for k in (-0.58, 0, 0.58):
                cyl("clay", (-0.65, k, 0.85), (-0.95, k, 0.85), 0.17, 32)  # distance piece
                for s in (-1, 1):
                    bar("steel", (-0.9, k + s * 0.14, 0.98), (-1.45, k + s * 0.14, 0.98), 0.03)
                cyl("steel", (-0.95, k, 0.85), (-1.45, k, 0.85), 0.07, 20)
                cyl("steel", (-1.45, k, 0.85), (-2.15, k, 0.85), 0.2, 36)  # cold end
                flange("steel", (-1.5, k, 0.85), (1, 0, 0), 0.17)
                flange("steel", (-2.15, k, 0.85), (1, 0, 0), 0.17)
                pipe("steel", [(-1.8, k, 0.66), (-1.8, k, 0.36)], 0.07, n=16)
                pipe("green", [(-2.0, k, 1.02), (-2.0, k, 1.5)], 0.045, n=16)
                valve("steel", (-2.0, k, 1.27), (0, 0, 1), 0.04, (-1, 0, 0), wheel=False)
            pipe("steel", [(-1.8, -1.0, 0.32), (-1.8, 1.0, 0.32)], 0.11, ends="F")
            pipe("green", [(-2.0, -0.85, 1.52), (-2.0, 1.15, 1.52), (-2.0, 1.15, 2.1), (0.6, 1.15, 2.1)], 0.06, 0.18, ends="F")
            cyl("green", (-2.0, -0.72, 1.55), (-2.0, -0.72, 2.1), 0.13, 32)  # damper
            gauge((-2.0, -0.3, 1.56), (0, 0, 1), (0, -1, 0.2), 0.09, 0.12)
            lathe("steel", [(0, -0.42), (0.19, -0.42), (0.22, -0.36), (0.22, 0.3), (0.15, 0.42), (0, 0.42)], (-1.8, -1.25, 0.32), (0, 1, 0.25), 40)  # filter
            pipe("steel", [(-1.8, -1.6, 0.22), (-2.6, -1.6, 0.22)], 0.11)
            flange("steel", (-2.6, -1.6, 0.22), (1, 0, 0), 0.11)
            pipe("steel", [(-2.15, 0.58, 1.0), (-2.45, 0.58, 1.0), (-2.45, 0.58, 1.9), (-2.45, 1.4, 1.9)], 0.045, 0.12, n=14)  # return line
            box("green", (0.42, -0.35, 0.92), (0.2, 0.9, 1.25), 0.06)  # belt guard
            motor(0.6, -0.35, 0.72, 1.25, 0.34, "clay", 0.0)
            panel(2.2, 0.55, 0.0, 0.7, 1.8, 0.45)
            for k in (-0.5, 0.3):
                transmitter((k - 0.1, -0.9, 1.2), (0, -0.3, 1), (0, -1, 0), 0.8)
    slab("pad", 0, 0.1, 9, 5.4, -0.1, 0.03, 0.03)
    return shot(10.0, 1.25, 2.6, 0.55, right=0.12)


def reducing_station():
    """Two streams in parallel between one inlet and one outlet: filter, regulator, orifice."""
    with at(rz=-24):
        skid(0, 0.4, 10.4, 3.4, 0.26, "clay2")
        for y in (-0.7, 1.3):
            z, r = 1.15, 0.15
            pipe("steel", [(-4.6, y, z), (4.6, y, z)], r, n=24)
            for x in (-3.7, 3.9):
                valve("steel", (x, y, z), (1, 0, 0), r)
            lathe("clay", [(0, -0.45), (0.26, -0.45), (0.3, -0.38), (0.3, 0.5), (0.36, 0.5), (0.36, 0.6), (0, 0.62)], (-2.4, y, z), (0, 0, 1), 40)  # filter
            valve("steel", (-0.9, y, z), (1, 0, 0), r, actuator=True)
            valve("steel", (0.35, y, z), (1, 0, 0), r, actuator=True)
            flange("steel", (2.1, y, z), (1, 0, 0), r, bolts=12)
            cyl("green", (2.08, y, z), (2.12, y, z), r * 1.75, 32)  # orifice plate
            transmitter((2.1, y, z + r), (0, 0, 1), (0, -1, 0), 1.6)
            gauge((-1.6, y, z + r), (0, 0, 1), (0, -1, 0), 0.12)
            gauge((1.2, y, z + r), (0, 0, 1), (0, -1, 0), 0.12)
            for x in (-3.0, -0.3, 1.5, 3.0):
                bar("clay2", (x, y, 0.28), (x, y, z - r), 0.1)
                box("satin", (x, y, z - r), (0.2, 0.3, 0.04), 0.005)
        for x, m in ((-4.6, "steel"), (4.6, "green")):
            pipe(m, [(x, -0.7, 1.15), (x, 1.3, 1.15)], 0.2, n=24)
            for y in (-0.95, 1.55):
                cyl(m, (x, y - 0.02, 1.15), (x, y + 0.02, 1.15), 0.26, 32)
            s = -1 if x < 0 else 1
            pipe(m, [(x, 0.3, 1.15), (x + s * 1.1, 0.3, 1.15)], 0.2, n=24)
            flange(m, (x + s * 1.1, 0.3, 1.15), (1, 0, 0), 0.2)
        pipe("steel", [(1.2, 1.3, 1.3), (1.2, 1.75, 1.3), (1.2, 1.75, 3.6)], 0.07, 0.2)  # vent
        cone("steel", (1.2, 1.75, 3.6), (1.2, 1.75, 3.72), 0.07, 0.12)
        bar("clay2", (1.2, 1.9, 0.28), (1.2, 1.9, 3.0), 0.09)
    slab("pad", 0, 0.4, 15, 7, -0.1, 0.03, 0.03)
    return shot(17.5, 1.6, 3.8, 0.55, right=0.1)


def cooling_package():
    """One tower cell with a single fan, two pumps, side-stream filter, dosing."""
    with at(rz=-25):
        tower_cell(-3.5, 1.2, 5.0, 5.0, 5.2)
        ladder(-0.95, 1.2, 0.1, 5.35, 0)
        for j in range(2):
            with at(2.2, -0.6 + j * 2.3, 0.35, s=0.8):
                pump_set(0, 0, 0.0, 1.0, paint="clay2")
            y = -0.6 + j * 2.3
            pipe("steel", [(1.7, y, 0.93), (0.4, y, 0.93)], 0.16)
            valve("steel", (0.95, y, 0.93), (1, 0, 0), 0.16)
            pipe("green", [(2.1, y - 0.33, 1.4), (2.1, y - 0.33, 2.6)], 0.13)
            valve("steel", (2.1, y - 0.33, 1.95), (0, 0, 1), 0.13, (0, -1, 0))
        pipe("steel", [(0.4, -1.0, 0.93), (0.4, 2.2, 0.93), (-0.9, 2.2, 0.93)], 0.2, 0.5)
        pipe("green", [(2.1, -1.4, 2.6), (2.1, 4.3, 2.6), (6.0, 4.3, 2.6), (6.0, 4.3, 0.1)], 0.18, 0.5)
        for y in (-1.2, 3.9):
            bar("clay2", (2.1, y, 0.1), (2.1, y, 2.45), 0.12)
        vessel(5.6, 1.4, 0.5, 1.1, "clay", 0.12, 0.4)  # side-stream filter
        pipe("steel", [(5.6, 0.85, 1.5), (5.6, 0.0, 1.5), (5.6, 0.0, 0.9), (4.0, 0.0, 0.9)], 0.06, 0.15)
        for i in range(2):  # dosing
            lathe("clay", [(0, 0), (0.36, 0), (0.36, 0.85), (0.3, 0.95), (0, 0.97)], (5.1 + i * 0.95, -1.3, 0.15), n=40)
            cyl("green", (5.1 + i * 0.95, -1.3, 1.1), (5.1 + i * 0.95, -1.3, 1.3), 0.1, 20)
            tube("steel", [(5.1 + i * 0.95, -1.3, 1.2), (5.1 + i * 0.95, -0.8, 1.2), (5.1 + i * 0.95, -0.8, 0.4)], 0.015, 0.06, 8)
        panel(7.3, 0.4, 0.12, 0.8, 1.9, 0.5)
        slab("pad", 4.2, 0.8, 8.0, 6.4, -0.1, 0.12, 0.03)
        pipe("green", [(-2.0, -1.7, 0.9), (-2.0, -1.7, 3.9), (-2.0, -1.2, 3.9)], 0.2, 0.5)
        pipe("green", [(-7.6, -1.7, 0.9), (-2.0, -1.7, 0.9)], 0.2)
        for x in (-7.0, -4.4):
            bar("clay2", (x, -1.7, 0.05), (x, -1.7, 0.7), 0.14)
    pad(0.5, 0.5, 24, 14, 0.05)
    return shot(23, 3.1, 6.2, 0.5, right=0.09)


def panel_lineup():
    """Seven cabinets of 0.8 m in one row: 5.6 m."""
    with at(rz=-24):
        slab("pad", 0, 0, 7.6, 2.6, -0.1, 0.1, 0.03)
        slab("green", 0, 0, 5.66, 0.84, 0.1, 0.2, 0.01)
        for i in range(7):
            x = -2.4 + 0.8 * i
            cabinet(x, 0, 0.79, 0.8, 2.1, z=0.2)
            if i in (1, 4):
                screen(x, -0.44, 1.75, 0.44, 0.3, i % 2, stand=False)
            else:
                for k in range(3):
                    lamp_button(x - 0.14 + 0.14 * k, -0.425, 1.95, 0.024, "green" if (k + i) % 3 == 0 else "satin")
        slab("clay", 0, 0, 5.64, 0.8, 2.3, 2.36, 0.01)
        tray([(-3.4, 0.1, 2.95), (3.4, 0.1, 2.95)], 0.45, 6)
        for x in (-2.0, 0.0, 2.0):
            tray([(x, 0.1, 2.36), (x, 0.1, 2.95)], 0.3, 4)
        for x in (-3.3, 3.3):
            bar("clay2", (x, 0.1, 0.1), (x, 0.1, 2.9), 0.09)
    return shot(10.6, 1.5, 1.9, 0.5, right=0.11)


MOTIFS = {
    "plate-fin-block": plate_fin_block,
    "vertical-tank": vertical_tank,
    "triplex-pump": triplex_pump,
    "reducing-station": reducing_station,
    "cooling-package": cooling_package,
    "panel-lineup": panel_lineup,
}
