"""Control room, cabinets, local panel."""
from math import cos, radians, sin

from plant import *  # noqa: F403


def chair(x, y, turn=0):
    with at(x, y, 0, rz=turn):
        for i in range(5):
            a = radians(72 * i + 20)
            bar("dark", (0, 0, 0.1), (0.3 * cos(a), 0.3 * sin(a), 0.06), 0.045, 0.04)
            sphere("dark", (0.3 * cos(a), 0.3 * sin(a), 0.035), 0.035, 12)
        cyl("satin", (0, 0, 0.08), (0, 0, 0.45), 0.03, 16)
        box("clay2", (0, 0, 0.49), (0.5, 0.5, 0.09), 0.04)
        with at(0, -0.26, 0.88, rx=8):
            box("clay2", (0, 0, 0), (0.47, 0.06, 0.6), 0.03)
        bar("dark", (0, -0.2, 0.46), (0, -0.25, 0.7), 0.07, 0.03)
        for s in (-1, 1):
            bar("dark", (s * 0.3, -0.15, 0.7), (s * 0.3, 0.15, 0.7), 0.06, 0.03)
            bar("dark", (s * 0.3, 0, 0.5), (s * 0.3, 0, 0.7), 0.03, 0.05)
            bar("dark", (s * 0.22, 0, 0.47), (s * 0.3, 0, 0.5), 0.04, 0.03)


def control_room():
    """Two rows of desks before a wall of screens; the room's left side and roof are left away, as in a model."""
    with at(z=0.3, rz=-13):
        slab("pad", 0.1, 1.6, 11.6, 8.4, -0.4, 0.0, 0.02)
        slab("clay", 0.1, 5.5, 11.6, 0.3, 0, 3.7, 0.01)
        slab("clay", 5.75, 2.2, 0.3, 6.9, 0, 3.7, 0.01)
        for i in range(4):
            for k in range(2):
                screen(-3.4 + i * 1.75, 5.28, 1.55 + k * 0.98 + 0.1, 1.7, 0.94, (1, 0, 2, 0, 0, 1, 0, 2)[i + 4 * k], stand=False)
        box("dark", (-0.77, 5.33, 2.14), (7.2, 0.06, 2.1), 0.02)
        for j, (y, n) in enumerate(((2.6, 2), (-0.2, 2))):
            for i in range(n):
                x = -2.4 + i * 3.5
                slab("clay", x, y, 3.1, 0.95, 0.7, 0.75, 0.012)
                slab("green", x, y + 0.42, 3.1, 0.05, 0.1, 0.95, 0.01)
                for s in (-1, 1):
                    slab("clay2", x + s * 1.5, y, 0.05, 0.85, 0, 0.7, 0.008)
                for k in range(3):
                    screen(x - 0.9 + k * 0.9, y + 0.1 - 0.0, 1.12, 0.82, 0.48, (k + i + j) % 3, turn=(1 - k) * 14, floor=0.75)
                slab("clay2", x - 0.2, y - 0.28, 0.46, 0.15, 0.75, 0.77, 0.004)
                slab("clay2", x + 0.25, y - 0.26, 0.07, 0.11, 0.75, 0.775, 0.01)
                chair(x + 0.05, y - 0.85, 6 - 14 * i)
        with at(5.28, 3.0, 0, rz=-90):
            for i in range(5):
                cabinet(-1.6 + i * 0.82, 0, 0.8, 0.6, 2.1)
                lamp_button(-1.75 + i * 0.82, -0.32, 1.85, 0.025, "green")
        for i in range(3):  # light fittings on the back wall's cornice
            box("clay", (-3.4 + 2.7 * i, 5.2, 3.55), (2.2, 0.3, 0.06), 0.01)
        slab("clay2", 0.1, 5.32, 11.4, 0.04, 0, 0.12, 0.005)

    return shot(13.5, 2.0, 3.5, 0.5, right=0.12, haze=(1.3, 2.6), sun=34)


def control_cabinet():
    """Cabinets in a row, one open: rails, terminal blocks, ducts, drives."""
    with at(rz=-24):
        slab("pad", 0, 0, 5.2, 1.6, -0.1, 0.05, 0.02)
        with at(z=0.05):
            for i in (0, 2, 3):
                cabinet(-1.35 + i * 0.9, 0, 0.9, 0.6, 2.2, "clay")
                for k in range(3):
                    lamp_button(-1.5 + i * 0.9 + 0.13 * k, -0.32, 1.9, 0.022, "green" if k == 0 else "satin")
                if i != 2:
                    box("dark", (-1.38 + i * 0.9, -0.332, 1.62), (0.34, 0.02, 0.24), 0.006)
                    screen(-1.38 + i * 0.9, -0.345, 1.62, 0.3, 0.2, i % 3, stand=False)
                else:
                    for q in range(2):
                        gauge((0.33 + 0.24 * q, -0.3, 1.45), (0, 0, 1), (0, -1, 0), 0.075, 0.05)
            x = -0.45  # the open one
            slab("shadow", x, 0, 0.9, 0.54, 0, 0.1, 0.005)
            slab("clay", x, 0.28, 0.9, 0.03, 0.1, 2.2, 0.004)
            for s in (-1, 1):
                slab("clay", x + s * 0.435, 0, 0.03, 0.6, 0.1, 2.2, 0.004)
            for z in (0.11, 2.18):
                slab("clay", x, 0, 0.9, 0.6, z - 0.015, z + 0.02, 0.004)
            slab("clay2", x, 0.2, 0.8, 0.02, 0.16, 2.12, 0.003)
            with at(x - 0.45, -0.3, 0, rz=-112):  # door
                slab("clay", 0.45, -0.02, 0.88, 0.03, 0.12, 2.18, 0.006)
                for z in (0.45, 1.1, 1.75):
                    box("clay2", (0.45, 0.01, z), (0.7, 0.03, 0.06), 0.005)
            for r, (z, kinds) in enumerate(((1.9, 12), (1.56, 5), (1.22, 16), (0.9, 7), (0.5, 3))):
                box("satin", (x, 0.17, z), (0.72, 0.02, 0.035), 0.002)
                for k in range(kinds):
                    w = 0.7 / kinds
                    h = (0.16, 0.22, 0.1, 0.2, 0.34)[r]
                    m = "green" if (r, k) in ((0, 3), (1, 1), (2, 5), (2, 6), (3, 2), (4, 0)) else ("clay", "clay2", "shadow", "satin")[(k * 3 + r) % 4]
                    dpt = (0.1, 0.13, 0.07, 0.1, 0.2)[r]
                    box(m, (x - 0.35 + w * (k + 0.5), 0.17 - dpt / 2, z), (w * 0.9, dpt, h), 0.006)
                    cyl("dark", (x - 0.35 + w * (k + 0.5), 0.17 - dpt - 0.002, z + h * 0.3), (x - 0.35 + w * (k + 0.5), 0.17 - dpt + 0.004, z + h * 0.3), min(0.012, w * 0.25), 10, 0)
            for z in (2.06, 1.73, 1.4, 1.06, 0.72):
                box("clay2", (x, 0.16, z), (0.74, 0.07, 0.055), 0.003)
            for s in (-1, 1):
                box("clay2", (x + s * 0.39, 0.16, 1.15), (0.05, 0.07, 1.85), 0.003)
            for i in range(14):
                px = x - 0.3 + i * 0.045
                tube("green" if i % 5 == 0 else "dark" if i % 2 else "rubber", [(px, 0.12, 0.33), (px, 0.02, 0.22), (px * 0.6 + x * 0.4, -0.02, 0.12)], 0.009, 0.05, 6)
        tray([(-2.2, 0, 2.55), (2.2, 0, 2.55)], 0.4)
        for k in (-1.35, 0.45, 1.35):
            tube("dark", [(k, 0, 2.24), (k, 0, 2.6)], 0.03, n=8)
            tube("rubber", [(k + 0.1, 0, 2.24), (k + 0.1, 0, 2.6)], 0.03, n=8)
        for k in (-2.0, 2.0):
            bar("clay2", (k, 0.4, 0.05), (k, 0.4, 2.55), 0.06)
            bar("clay2", (k, 0.4, 2.52), (k, -0.25, 2.52), 0.06, 0.04)
    return shot(7.0, 1.3, 1.9, 0.5, right=0.11, haze=(1.3, 2.6), sun=32)


def instrument_panel():
    """Local panel with gauges, transmitters on a rail, impulse tubing and valves."""
    with at(rz=-20):
        slab("pad", 0, 0.1, 3.6, 1.1, -0.1, 0.05, 0.02)
        for s in (-1, 1):
            bar("green", (s * 1.25, 0.1, 0.05), (s * 1.25, 0.1, 2.1), 0.08)
            bar("green", (s * 1.25, 0.75, 0.05), (s * 1.25, 0.12, 1.3), 0.06)
            box("satin", (s * 1.25, 0.1, 0.06), (0.22, 0.22, 0.02), 0.004)
        slab("clay", 0, 0, 2.8, 0.06, 0.95, 2.1, 0.012)
        bar("clay", (-1.42, -0.12, 2.16), (1.42, -0.12, 2.16), 0.36, 0.03)
        for i in range(5):
            x = -1.08 + 0.54 * i
            lathe("satin", [(0, 0), (0.2, 0), (0.2, 0.05), (0.185, 0.065), (0.175, 0.045)], (x, -0.03, 1.72), (0, -1, 0), 64)
            lathe("clay", [(0.176, 0.04), (0, 0.04)], (x, -0.03, 1.72), (0, -1, 0), 48)
            for k in range(21):
                a = radians(225 - 270 * k / 20)
                ln = 0.035 if k % 5 == 0 else 0.018
                bar("dark", (x + (0.16 - ln) * cos(a), -0.074, 1.72 + (0.16 - ln) * sin(a)), (x + 0.16 * cos(a), -0.074, 1.72 + 0.16 * sin(a)), 0.002, 0.006 if k % 5 == 0 else 0.003, up=(-sin(a), 0, cos(a)))
            a = radians((150, 60, 95, 20, 120)[i])
            bar("green", (x - 0.04 * cos(a), -0.08, 1.72 - 0.04 * sin(a)), (x + 0.13 * cos(a), -0.08, 1.72 + 0.13 * sin(a)), 0.004, 0.011, up=(-sin(a), 0, cos(a)))
            cyl("dark", (x, -0.07, 1.72), (x, -0.09, 1.72), 0.016, 20)
            for k in range(6):
                t = radians(60 * k + 30)
                cyl("steel", (x + 0.188 * cos(t), -0.08, 1.72 + 0.188 * sin(t)), (x + 0.188 * cos(t), -0.1, 1.72 + 0.188 * sin(t)), 0.008, 8, 0)
            lamp_button(x - 0.1, -0.03, 1.38, 0.028, "green" if i in (0, 3) else "satin")
            lamp_button(x + 0.1, -0.03, 1.38, 0.028, "satin" if i != 2 else "green")
            valve("steel", (x, -0.12, 1.12), (1, 0, 0), 0.025, (0, -1, 0), paint="green" if i % 2 == 0 else "dark")
            tube("steel", [(x - 0.11, -0.12, 1.12), (x - 0.2, -0.12, 1.12), (x - 0.2, -0.12, 0.62)], 0.012, 0.04, 10)
            tube("steel", [(x + 0.11, -0.12, 1.12), (x + 0.18, -0.12, 1.12), (x + 0.18, -0.02, 1.2)], 0.012, 0.04, 10)
        tube("steel", [(-1.5, -0.12, 0.62), (1.5, -0.12, 0.62)], 0.045, n=24)
        for s in (-1.5, 1.5):
            cyl("steel", (s - 0.03, -0.12, 0.62), (s + 0.03, -0.12, 0.62), 0.07, 6)
        tube("green", [(-1.5, 0.02, 0.42), (1.5, 0.02, 0.42)], 0.03, n=20)
        for i in range(4):
            x = -0.9 + i * 0.6
            transmitter((x, -0.12, 0.66), (0, 0, 1), (0, -1, 0), 0.62)
            tube("green", [(x + 0.1, 0.02, 0.42), (x + 0.1, 0.02, 0.2), (x + 0.1, 0.3, 0.05)], 0.01, 0.06, 8)
        for s in (-1.25, 1.25):
            box("satin", (s, 0.02, 0.62), (0.1, 0.3, 0.06), 0.005)
            box("satin", (s, 0.06, 0.42), (0.1, 0.12, 0.05), 0.005)
        box("clay", (1.62, 0.06, 1.5), (0.34, 0.2, 0.5), 0.012)
        bar("satin", (1.3, 0.1, 1.4), (1.5, 0.1, 1.4), 0.05)
        bar("satin", (1.3, 0.1, 1.6), (1.5, 0.1, 1.6), 0.05)
        tray([(1.62, 0.1, 1.75), (1.62, 0.1, 2.5)], 0.16, 3)
        tray([(1.62, 0.1, 0.05), (1.62, 0.1, 1.25)], 0.16, 3)
    return shot(5.3, 1.17, 1.75, 0.5, right=0.12, haze=(1.3, 2.6), sun=34)


MOTIFS = {"control-room": control_room, "control-cabinet": control_cabinet, "instrument-panel": instrument_panel}
