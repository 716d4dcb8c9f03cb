"""Solids: boxes with chamfered edges, bodies of revolution, tubes with elbows."""
from math import cos, pi, radians, sin, tan

from mathutils import Vector

from .core import add


def frame_of(d):
    """Two unit vectors square to direction d."""
    d = Vector(d).normalized()
    up = Vector((0, 0, 1)) if abs(d.z) < 0.95 else Vector((0, 1, 0))
    u = d.cross(up).normalized()
    return u, u.cross(d).normalized()


def box(mat, c, size, bevel=0.02):
    """Box with centre c; the chamfer catches the light on its edges."""
    hx, hy, hz = (v / 2 for v in size)
    b = min(bevel, hx * 0.49, hy * 0.49, hz * 0.49)
    v, idx = [], {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                for k in range(3):
                    p = [sx * (hx - b), sy * (hy - b), sz * (hz - b)]
                    p[k] = (sx * hx, sy * hy, sz * hz)[k]
                    idx[sx, sy, sz, k] = len(v)
                    v.append((c[0] + p[0], c[1] + p[1], c[2] + p[2]))
    f = []
    for k in range(3):
        a1, a2 = (k + 1) % 3, (k + 2) % 3
        for s in (-1, 1):
            q = []
            for s1, s2 in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                t = [0, 0, 0]
                t[k], t[a1], t[a2] = s, s1, s2
                q.append(idx[(*t, k)])
            f.append(tuple(q if s > 0 else q[::-1]))
        for s1 in (-1, 1):
            for s2 in (-1, 1):
                t0, t1 = [0, 0, 0], [0, 0, 0]
                t0[k], t0[a1], t0[a2] = -1, s1, s2
                t1[k], t1[a1], t1[a2] = 1, s1, s2
                q = [idx[(*t0, a1)], idx[(*t1, a1)], idx[(*t1, a2)], idx[(*t0, a2)]]
                f.append(tuple(q if s1 * s2 < 0 else q[::-1]))
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                q = [idx[sx, sy, sz, k] for k in range(3)]
                f.append(tuple(q if sx * sy * sz > 0 else q[::-1]))
    add(mat, v, f)


def slab(mat, x, y, sx, sy, z0, z1, bevel=0.02):
    """Box standing on z0, reaching z1, centred on x, y."""
    box(mat, (x, y, (z0 + z1) / 2), (sx, sy, z1 - z0), bevel)


def lathe(mat, profile, p=(0, 0, 0), d=(0, 0, 1), n=48, a0=0.0, a1=360.0, crease=35):
    """Turn a profile of (radius, height) about the axis through p along d; creases stay sharp."""
    p, d = Vector(p), Vector(d).normalized()
    u, w = frame_of(d)
    runs, run = [], [profile[0]]
    for i in range(1, len(profile)):
        run.append(profile[i])
        if i + 1 < len(profile):
            s = Vector(profile[i]) - Vector(profile[i - 1])
            t = Vector(profile[i + 1]) - Vector(profile[i])
            if s.length > 0 and t.length > 0 and s.angle(t) > radians(crease):
                runs.append(run)
                run = [profile[i]]
    runs.append(run)
    full = a1 - a0 >= 359.9
    cols = n if full else max(2, int(n * (a1 - a0) / 360) + 1)
    ang = [radians(a0 + (a1 - a0) * i / (cols if full else cols - 1)) for i in range(cols)]
    dirs = [u * cos(a) + w * sin(a) for a in ang]
    for run in runs:
        v = [p + e * r + d * h for r, h in run for e in dirs]
        f = []
        for i in range(len(run) - 1):
            for j in range(cols if full else cols - 1):
                k = (j + 1) % cols
                q = (i * cols + j, (i + 1) * cols + j, (i + 1) * cols + k, i * cols + k)
                f.append(q)
        add(mat, v, f, True)


def cyl(mat, p, q, r, n=24, bevel=None):
    """Closed cylinder from p to q."""
    d = Vector(q) - Vector(p)
    h = d.length
    b = min(0.08 * r, 0.02, h * 0.3) if bevel is None else bevel
    lathe(mat, [(0, 0), (r - b, 0), (r, b), (r, h - b), (r - b, h), (0, h)], p, d, n)


def cone(mat, p, q, r0, r1, n=24):
    d = Vector(q) - Vector(p)
    lathe(mat, [(0, 0), (r0, 0), (r1, d.length), (0, d.length)], p, d, n)


def sphere(mat, c, r, n=48, lo=-90, hi=90):
    m = max(6, n // 2)
    prof = []
    for i in range(m + 1):
        a = radians(lo + (hi - lo) * i / m)
        prof.append((max(0.0, r * cos(a)), r * sin(a)))
    lathe(mat, prof, c, (0, 0, 1), n)


def path_with_bends(pts, bend):
    """Round the corners of a polyline with arcs of radius bend."""
    pts = [Vector(p) for p in pts]
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        a, b = (pts[i - 1] - pts[i]), (pts[i + 1] - pts[i])
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        ang = a.angle(b)
        if ang > pi - 0.02:
            continue
        t = min(bend / tan(ang / 2), la * 0.499, lb * 0.499)
        r = t * tan(ang / 2)
        mid = (a + b).normalized()
        c = pts[i] + mid * (r / sin(ang / 2))
        s, e = pts[i] + a * t - c, pts[i] + b * t - c
        total = s.angle(e)
        steps = max(3, int(total / 0.22))
        for k in range(steps + 1):
            x = k / steps
            out.append(c + (s * sin((1 - x) * total) + e * sin(x * total)) / sin(total))
    out.append(pts[-1])
    return out


def tube(mat, pts, r, bend=None, n=16, caps=True, closed=False):
    """Round bar along a polyline; corners become elbows of radius `bend` (default 3 r). r may be a list (bend=0)."""
    radii = r if isinstance(r, list) else None
    path = [Vector(p) for p in pts] if bend == 0 or len(pts) < 3 or closed else path_with_bends(pts, bend or 3 * r)
    m = len(path)
    dirs = []
    for i in range(m):
        a, b = (path[i - 1], path[(i + 1) % m]) if closed else (path[max(0, i - 1)], path[min(m - 1, i + 1)])
        dirs.append((b - a).normalized())
    u, _ = frame_of(dirs[0])
    v = []
    for i in range(m):
        u = (u - dirs[i] * u.dot(dirs[i])).normalized()
        w = dirs[i].cross(u)
        ri = radii[i] if radii else r
        v += [path[i] + (u * cos(2 * pi * k / n) + w * sin(2 * pi * k / n)) * ri for k in range(n)]
    f = []
    for i in range(m if closed else m - 1):
        j = (i + 1) % m
        for k in range(n):
            l = (k + 1) % n
            f.append((i * n + k, i * n + l, j * n + l, j * n + k))
    add(mat, v, f, True)
    if caps and not closed:
        add(mat, v[:n], [tuple(range(n))[::-1]])
        add(mat, v[-n:], [tuple(range(n))])


def arc_pts(c, r, a0, a1, step=6.0):
    n = max(2, int(abs(a1 - a0) / step) + 1)
    return [(c[0] + r * cos(radians(a0 + (a1 - a0) * i / n)), c[1] + r * sin(radians(a0 + (a1 - a0) * i / n)), c[2])
            for i in range(n + 1)]


def ring(mat, c, r, t, h, n=64, a0=0, a1=360):
    """Flat ring about z: inner radius r, thickness t outwards, height h centred on c."""
    prof = [(r, -h / 2), (r + t, -h / 2), (r + t, h / 2), (r, h / 2), (r, -h / 2)]
    lathe(mat, prof, c, (0, 0, 1), n, a0, a1)
