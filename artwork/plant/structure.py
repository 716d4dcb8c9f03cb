"""Steelwork and civil works: pads, frames, pipe racks, skids, cable trays, lamps."""
from mathutils import Vector

from .beams import bar, ibeam
from .core import light
from .piping import shoe
from .shapes import box, cyl, slab, tube


def pad(x, y, sx, sy, h=0.15, mat="pad"):
    """Concrete foundation with a blinding step."""
    slab(mat, x, y, sx, sy, -0.1, h, 0.03)


def post(x, y, z0, z1, h=0.25, mat="clay2", plate=True, turn=0):
    """H column with base plate and anchor bolts on a small plinth."""
    ibeam(mat, (x, y, z0), (x, y, z1), h, h, up=(1, 0, 0) if turn else (0, 1, 0))
    if plate:
        box("satin", (x, y, z0 + 0.02), (h * 1.7, h * 1.7, 0.04), 0.005)
        for i in (-1, 1):
            for j in (-1, 1):
                cyl("steel", (x + i * h * 0.68, y + j * h * 0.68, z0), (x + i * h * 0.68, y + j * h * 0.68, z0 + 0.12), 0.022, 6)


def frame(xs, ys, zs, h=0.25, mat="clay2", brace=(), z0=0.0, plinth=0.2):
    """Steel frame: posts at xs × ys, beams at zs. brace: (side, bay, level) with side S, N, W or E."""
    for x in xs:
        for y in ys:
            if plinth:
                slab("pad", x, y, h * 2.6, h * 2.6, z0, z0 + plinth, 0.02)
            post(x, y, z0 + plinth, zs[-1] + h / 2, h, mat)
    for z in zs:
        for y in ys:
            for a, b in zip(xs, xs[1:]):
                ibeam(mat, (a, y, z), (b, y, z), h * 0.9)
        for x in xs:
            for a, b in zip(ys, ys[1:]):
                ibeam(mat, (x, a, z), (x, b, z), h * 0.9)
    lev = [z0 + plinth] + list(zs)
    for side, bay, k in brace:
        lo, hi = lev[k], lev[k + 1]
        if side in "SN":
            y = ys[0] if side == "S" else ys[-1]
            a, b = (xs[bay], y), (xs[bay + 1], y)
        else:
            x = xs[0] if side == "W" else xs[-1]
            a, b = (x, ys[bay]), (x, ys[bay + 1])
        bar(mat, (*a, lo), (*b, hi), h * 0.4, h * 0.4)
        bar(mat, (*a, hi), (*b, lo), h * 0.4, h * 0.4)


def rack(x0, x1, y, width, levels, bay=6.0, lines=(), h=0.28, mat="clay2", trays=(), brace=True):
    """Pipe rack along x. lines: (offset from the middle, level index, radius, material[, from, to])."""
    n = max(1, round((x1 - x0) / bay))
    xs = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    for x in xs:
        for s in (-1, 1):
            slab("pad", x, y + s * width / 2, h * 2.8, h * 2.8, -0.05, 0.3, 0.02)
            post(x, y + s * width / 2, 0.3, levels[-1] + h * 0.5, h, mat)
        for z in levels:
            ibeam(mat, (x, y - width / 2 - h * 0.5, z), (x, y + width / 2 + h * 0.5, z), h)
        bar(mat, (x, y - width / 2, levels[0] - 0.9), (x, y - width / 2 + 0.9, levels[0]), h * 0.35)
        bar(mat, (x, y + width / 2, levels[0] - 0.9), (x, y + width / 2 - 0.9, levels[0]), h * 0.35)
    for s in (-1, 1):
        for z in levels:
            for a, b in zip(xs, xs[1:]):
                ibeam(mat, (a, y + s * width / 2, z - h), (b, y + s * width / 2, z - h), h * 0.75)
        if brace and n > 1:
            m = n // 2
            lo, hi = 0.4, levels[0] - h * 1.4
            for a, b in ((lo, hi), (hi, lo)):
                bar(mat, (xs[m], y + s * width / 2, a), (xs[m + 1] if m < n else xs[m - 1], y + s * width / 2, b), h * 0.35)
    for ln in lines:
        off, k, r, lm = ln[:4]
        a, b = (ln[4], ln[5]) if len(ln) > 5 else (x0 - 1.5, x1 + 1.5)
        z = levels[k] + h / 2 + r + 0.1
        path = [(a, y + off, z), (b, y + off, z)]
        if a < x0:  # the line turns down into the ground before the first post
            path = [(a + 0.6 * (levels[-1] - z) - off * 0.1, y + off, 0.0), (a + 0.6 * (levels[-1] - z) - off * 0.1, y + off, z), (b, y + off, z)]
            cyl("pad", (path[0][0], y + off, 0), (path[0][0], y + off, 0.22), r * 2.1, 24)
        tube(lm, path, r, 3 * r, n=24)
        for x in xs:
            if a <= x <= b:
                shoe((x, y + off, z), r, levels[k] + h / 2)
    for off, k in trays:
        tray([(x0 - 1, y + off, levels[k] + h / 2 + 0.06), (x1 + 1, y + off, levels[k] + h / 2 + 0.06)])
    return xs


def tray(pts, w=0.5, cables=5, mat="satin"):
    """Ladder tray with cables along a straight line (or several)."""
    pts = [Vector(p) for p in pts]
    for p, q in zip(pts, pts[1:]):
        d = (q - p).normalized()
        s = d.cross(Vector((0, 0, 1)))
        if s.length < 0.1:
            s = Vector((1, 0, 0))
        s.normalize()
        up = s.cross(d)
        for k in (-1, 1):
            bar(mat, p + s * (k * w / 2) + up * 0.06, q + s * (k * w / 2) + up * 0.06, 0.02, 0.12, up=up)
        n = max(1, int((q - p).length / 0.35))
        for i in range(n + 1):
            c = p.lerp(q, i / n)
            bar(mat, c - s * (w / 2), c + s * (w / 2), 0.04, 0.02, up=up)
        for i in range(cables):
            o = s * ((i + 0.5) / cables - 0.5) * (w * 0.8) + up * 0.04
            tube("rubber" if i % 2 else "dark", [p + o, q + o], w * 0.05, n=8)


def skid(x, y, sx, sy, h=0.25, mat="green", deck=True, z=0.0):
    """Skid base: channel frame, cross members, checker plate, lifting lugs."""
    for s in (-1, 1):
        ibeam(mat, (x - sx / 2, y + s * sy / 2, z + h / 2), (x + sx / 2, y + s * sy / 2, z + h / 2), h, h * 0.5)
        ibeam(mat, (x + s * sx / 2, y - sy / 2, z + h / 2), (x + s * sx / 2, y + sy / 2, z + h / 2), h, h * 0.5)
    n = max(2, round(sx / 1.2))
    for i in range(1, n):
        k = x - sx / 2 + sx * i / n
        ibeam(mat, (k, y - sy / 2, z + h / 2), (k, y + sy / 2, z + h / 2), h * 0.8, h * 0.4)
    if deck:
        box("grate", (x, y, z + h + 0.012), (sx - h * 0.3, sy - h * 0.3, 0.03), 0.005)
    for i in (-1, 1):
        for j in (-1, 1):
            cx, cy = x + i * (sx / 2 - 0.35), y + j * (sy / 2 + h * 0.28)
            box(mat, (cx, cy, z + h * 0.75), (0.16, 0.03, h * 0.7), 0.005)
            cyl("dark", (cx, cy - 0.018, z + h * 0.85), (cx, cy + 0.018, z + h * 0.85), 0.04, 16, 0)


def lamp(x, y, h=6.0, arm=0.9, mat="satin"):
    """Site lamp post: gives scale."""
    cyl("pad", (x, y, 0), (x, y, 0.3), 0.28, 24)
    tube(mat, [(x, y, 0.3), (x, y, h), (x + arm, y, h)], 0.06, 0.5, n=12)
    box(mat, (x + arm + 0.2, y, h - 0.02), (0.6, 0.24, 0.08), 0.02)
    box("lamp", (x + arm + 0.2, y, h - 0.07), (0.5, 0.18, 0.03), 0)
    light((x + arm + 0.2, y, h - 0.3), 16)


def bollards(pts, h=0.9, r=0.09, mat="green"):
    for x, y in pts:
        cyl(mat, (x, y, 0), (x, y, h), r, 20, 0.03)
