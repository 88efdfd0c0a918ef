"""Shapes from which the rooms are built. Lengths in metres: x to the right, y away from the camera, z up."""
import math
import random
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

CLOTH = Path(__file__).parent / 'cloth'
rnd = random.Random(0)


def reset(seed: int) -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rnd.seed(seed)


def mesh(name, points, faces, material, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    thing.location = at
    thing.rotation_euler = turn
    if scale:
        thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return thing


def box(at, size, material, bevel=0.004, turn=0.0, segments=2):
    """A block by its middle and size; a small bevel, because no real edge is sharp."""
    x, y, z = (d / 2 for d in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh('box', points, faces, material, bool(bevel))
    if bevel:
        thing.data.use_auto_smooth = True
        rounded = thing.modifiers.new('bevel', 'BEVEL')
        rounded.width, rounded.segments = min(bevel, min(size) * 0.49), segments
    # Textures are measured from a thing's origin: boards beside each other must not show the same grain.
    shift = Vector((rnd.uniform(-9, 9), rnd.uniform(-9, 9), rnd.uniform(-9, 9)))
    thing.data.transform(Matrix.Translation(shift))
    return place(thing, Vector(at) - Matrix.Rotation(turn, 3, 'Z') @ shift, (0, 0, turn))


def upholstered(at, size, material, radius=0.06, crown=0.02, turn=(0, 0, 0)):
    """A block of foam under cloth: rounded, a little fuller in its middle."""
    nx, ny, nz = (max(3, min(14, round(d / 0.05))) for d in size)
    points, faces, index = [], [], {}
    half = [d / 2 for d in size]
    start = rnd.random() * 50

    def corner(p):
        key = tuple(round(c, 5) for c in p)
        if key not in index:
            inner = [max(-h + radius, min(h - radius, c)) for c, h in zip(p, half)]
            away = Vector(p) - Vector(inner)
            base = Vector(inner) + (away.normalized() * radius if away.length > 1e-6 else away)
            swell = 1.0
            for c, h in zip(p, half):
                swell *= 1 - (abs(c) / h) ** 4 * 0.5
            direction = Vector([c / h for c, h in zip(p, half)]).normalized()
            wave = noise.noise(Vector(p) * 7 + Vector((start, 0, 0))) * 0.004
            index[key] = len(points)
            points.append(base + direction * (crown * swell + wave))
        return index[key]

    counts = (nx, ny, nz)
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for side in (-1, 1):
            for i in range(counts[u]):
                for j in range(counts[v]):
                    quad = []
                    for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0.0, 0.0, 0.0]
                        p[axis] = side * half[axis]
                        p[u] = (a / counts[u] * 2 - 1) * half[u]
                        p[v] = (b / counts[v] * 2 - 1) * half[v]
                        quad.append(corner(p))
                    faces.append(quad if side > 0 else quad[::-1])
    thing = mesh('upholstered', points, faces, material, True)
    soft = thing.modifiers.new('smooth', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return place(thing, at, turn)


def rounded(profile):
    """A turner's curve through (radius, height) pairs; where it breaks by more than 50 degrees the edge stays."""
    def corner(k):
        (ax, az), (bx, bz), (cx, cz) = profile[k - 1 : k + 2]
        u, v = Vector((bx - ax, bz - az)), Vector((cx - bx, cz - bz))
        return u.length < 1e-6 or v.length < 1e-6 or u.angle(v) > math.radians(50)

    last = len(profile) - 1
    sharp = {0, last, *(k for k in range(1, last) if corner(k))}
    out = []
    for k in range(last):
        p1, p2 = Vector(profile[k]), Vector(profile[k + 1])
        p0 = p1 if k in sharp else Vector(profile[k - 1])
        p3 = p2 if k + 1 in sharp else Vector(profile[k + 2])
        steps = 1 if k in sharp and k + 1 in sharp else 5
        for i in range(steps):
            t = i / steps
            q = 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
            out.append((max(0.0, q.x), q.y))
    return [*out, tuple(profile[-1])]


def lathe(profile, material, at=(0, 0, 0), steps=48, scale=None, smooth=True, turn=(0, 0, 0)):
    """A turned shape from (radius, height) pairs."""
    points, faces = [], []
    profile = rounded(profile)
    for r, z in profile:
        for k in range(steps):
            a = 2 * math.pi * k / steps
            points.append((r * math.cos(a), r * math.sin(a), z))
    for row in range(len(profile) - 1):
        for k in range(steps):
            n = (k + 1) % steps
            faces.append((row * steps + k, row * steps + n, (row + 1) * steps + n, (row + 1) * steps + k))
    thing = mesh('lathe', points, faces, material, smooth)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(50)
    return place(thing, at, turn, scale)


def cylinder(at, radius, height, material, steps=32, turn=(0, 0, 0), edge=0.003):
    """Stands on `at`."""
    e = min(edge, radius * 0.3, height * 0.3)
    profile = [(0, 0), (radius - e, 0), (radius, e), (radius, height - e), (radius - e, height), (0, height)]
    return lathe(profile, material, at, steps, turn=turn)


def sphere(at, radius, material, squash=1.0):
    profile = [(max(1e-4, radius * math.sin(math.pi * k / 20)), -radius * squash * math.cos(math.pi * k / 20)) for k in range(21)]
    return lathe(profile, material, at, 40)


def tube(path, radius, material, sides=10):
    """A pipe, stem or wire along points; `radius` a number or one for each point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 1.0, max(1, sides // 4)
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for k, (point, p) in enumerate(zip(spline.points, path)):
        point.co = (*p, 1)
        point.radius = radius if isinstance(radius, (int, float)) else radius[k]
    spline.use_smooth = True
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def cloth(name, material, at=(0, 0, 0), turn=(0, 0, 0), scale=None, thick=0.0, puff=0.0, levels=1, mirror=False):
    """A shape that cloth.py has simulated; `puff` lets a filled cover swell between its stitches."""
    kept = np.load(CLOTH / f'{name}.npz')
    points = kept['points'].astype(float)
    if mirror:
        points[:, 0] *= -1
    if puff:
        start = rnd.random() * 40
        for p in points:
            p[2] += puff * noise.fractal(Vector((p[0] * 2.6 + start, p[1] * 2.6, 1.7)), 0.9, 2.1, 3)
    thing = mesh(name, points, kept['faces'].tolist(), material, True)
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 1 if not mirror else -1
    if levels:
        soft = thing.modifiers.new('smooth', 'SUBSURF')
        soft.levels = soft.render_levels = levels
    return place(thing, at, turn, scale)


def curtain(a, b, z0, z1, material, folds, depth=0.05):
    """A hanging cloth between two points of the floor plan."""
    ax, ay = a
    bx, by = b
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    n = folds * 14
    rows = 5
    start = rnd.random() * 9
    points = []
    for i in range(n + 1):
        t = i / n
        for r in range(rows):
            h = r / (rows - 1)
            phase = t * folds * 2 * math.pi
            wander = noise.noise(Vector((t * folds * 0.9 + start, h * 0.7, 3)))
            out = depth * (math.sin(phase + wander * 1.4) * (1.1 - 0.35 * h) + 0.5 * wander)
            along = 0.22 * depth * math.sin(phase * 2 + h)
            points.append(
                (ax + ux * (t * length + along) - uy * out, ay + uy * (t * length + along) + ux * out, z0 + (z1 - z0) * h)
            )
    faces = [
        (i * rows + r, (i + 1) * rows + r, (i + 1) * rows + r + 1, i * rows + r + 1)
        for i in range(n)
        for r in range(rows - 1)
    ]
    return mesh('curtain', points, faces, material, True)


def group(things, at=(0, 0, 0), turn=0.0):
    """Moves things built round the origin to their place."""
    matrix = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')
    for thing in things:
        # Nothing has a parent, so this is where it stands, without evaluating the whole scene for each piece.
        thing.matrix_basis = matrix @ thing.matrix_basis
    return things


class Collect:
    """`with Collect() as c: ...` keeps what was built inside, for `group(c.things, ...)`."""

    def __enter__(self):
        self.before = set(bpy.context.scene.collection.objects)
        return self

    def __exit__(self, *_):
        self.things = [o for o in bpy.context.scene.collection.objects if o not in self.before]


def put(build, *arguments, at=(0, 0, 0), turn=0.0, **named):
    """Builds a piece of furniture round the origin and moves it to its place."""
    with Collect() as made:
        build(*arguments, **named)
    return group(made.things, at, turn)
