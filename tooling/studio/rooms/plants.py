"""Branches, palms, bushes and the pots they stand in; round the origin, standing on z = 0."""
import math

import materials as m
from core import cylinder, lathe, mesh, rnd, tube
from mathutils import Vector


def leaf_mesh(points, faces, base, direction, length, width, droop, up=Vector((0, 0, 1))):
    """One leaf as a folded blade of four rows."""
    d = direction.normalized()
    side = d.cross(up)
    side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
    normal = side.cross(d).normalized()
    k = len(points)
    rows = 4
    for i in range(rows + 1):
        t = i / rows
        w = width * math.sin(math.pi * min(0.98, 0.06 + t * 0.94)) ** 0.8 * 0.5
        middle = base + d * (length * t) - up * (droop * length * t * t)
        points += [middle - side * w + normal * w * 0.3, middle, middle + side * w + normal * w * 0.3]
    for i in range(rows):
        for j in range(2):
            a = k + i * 3 + j
            faces.append((a, a + 3, a + 4, a + 1))


def branches(kit, base=(0, 0, 0), count=5, height=0.7, spread=0.35, leaf=(0.075, 0.02), material='olive', droop=0.15, pairs=13):
    """Cut branches that lean out of a vase."""
    points, faces = [], []
    for k in range(count):
        a = 2 * math.pi * (k + rnd.random() * 0.7) / count
        out = Vector((math.cos(a), math.sin(a), 0)) * spread * rnd.uniform(0.5, 1.1)
        tall = height * rnd.uniform(0.75, 1.08)
        path = []
        for i in range(9):
            t = i / 8
            path.append(Vector(base) + out * (t**1.6) + Vector((rnd.uniform(-0.008, 0.008), rnd.uniform(-0.008, 0.008), tall * t - droop * tall * t**3)))
        tube(path, [0.0045 * (1 - 0.75 * i / 8) for i in range(9)], kit['stem'])
        for i in range(pairs):
            t = 0.22 + 0.78 * i / pairs
            f = t * 8
            low = path[min(7, int(f))]
            at = low.lerp(path[min(8, int(f) + 1)], f - int(f))
            along = (path[min(8, int(f) + 1)] - low).normalized()
            for s in (-1, 1):
                turn = Vector((math.cos(a + s * 1.3 + i * 2.4), math.sin(a + s * 1.3 + i * 2.4), rnd.uniform(-0.1, 0.5)))
                leaf_mesh(points, faces, at, along * 0.7 + turn, leaf[0] * rnd.uniform(0.7, 1.15), leaf[1], rnd.uniform(0.05, 0.35))
    return mesh('leaves', points, faces, kit[material], True)


def palm(kit, height=1.6, fronds=11, length=1.0, base=(0, 0, 0), trunk=0.0, material='leaf'):
    """An areca or kentia in a pot, or, with a trunk, a palm of a garden."""
    points, faces = [], []
    start = Vector(base)
    if trunk:
        path = [start + Vector((0.10 * trunk * (k / 8) ** 2, 0, trunk * k / 8)) for k in range(9)]
        tube(path, [0.13 - 0.05 * k / 8 for k in range(9)], kit['stem'], 16)
        start = path[-1]
    for k in range(fronds):
        a = 2 * math.pi * (k + rnd.uniform(-0.3, 0.3)) / fronds
        lift = rnd.uniform(0.35, 1.0)
        tip = Vector((math.cos(a), math.sin(a), 0))
        path = []
        for i in range(11):
            t = i / 10
            rise = (height if not trunk else length * 0.5) * lift * t - length * (0.62 + (0.5 if trunk else 0)) * t * t * (1.2 - 0.4 * lift)
            path.append(start + tip * (length * t * (1.1 - 0.45 * lift * (1 - t))) + Vector((0, 0, rise)))
        tube(path, [0.011 * (1 - 0.8 * i / 10) * (2 if trunk else 1) for i in range(11)], kit[material], 6)
        for i in range(30):
            t = 0.2 + 0.8 * i / 30
            f = t * 10
            low = path[min(9, int(f))]
            nxt = path[min(10, int(f) + 1)]
            at = low.lerp(nxt, f - int(f))
            along = (nxt - low).normalized()
            side = along.cross(Vector((0, 0, 1))).normalized()
            for s in (-1, 1):
                leaf_mesh(points, faces, at, along * 0.55 + side * s, length * 0.36 * math.sin(math.pi * (0.16 + 0.8 * t)), length * 0.03, 0.28)
    return mesh('fronds', points, faces, kit[material], True)


def shrub(kit, radius=0.4, height=0.6, count=420, leaf=(0.07, 0.03), material='leaf', base=(0, 0, 0)):
    """A clipped or loose bush: leaves on an egg, dark within so that one does not see through it."""
    shade = m.kept('thicket', lambda: m.paint((0.025, 0.042, 0.016), 1, 0.5, 30))
    inner = [(max(0.001, 0.6 * radius * math.sin(math.pi * k / 12)), height * (0.5 - 0.32 * math.cos(math.pi * k / 12))) for k in range(13)]
    lathe(inner, shade, base, 18)
    points, faces = [], []
    for _ in range(round(count * 1.6)):
        v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        r = rnd.uniform(0.62, 1.0) ** 0.5
        at = Vector(base) + Vector((v.x * radius * r, v.y * radius * r, height * 0.5 + v.z * height * 0.5 * r))
        leaf_mesh(points, faces, at, v + Vector((rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), rnd.uniform(0, 0.5))), leaf[0] * rnd.uniform(0.7, 1.3), leaf[1], 0.2)
    return mesh('shrub', points, faces, kit[material], True)


def pot(kit, radius=0.22, height=0.4, material='ceramic'):
    lathe([(0, 0), (radius * 0.75, 0), (radius * 0.8, 0.02), (radius, height * 0.9), (radius * 1.03, height), (radius * 0.93, height), (radius * 0.9, height * 0.86), (0, height * 0.85)], kit[material])
    cylinder((0, 0, height * 0.82), radius * 0.9, 0.03, kit['soil'])
