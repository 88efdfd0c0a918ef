"""Trees and hedges out of doors: trunks as tubes, crowns of many small leaves. Metres, standing on z = 0."""
import math

import bpy
import materials as m
import numpy as np
from core import Vector, mesh, rnd, tube
from nodes import Nodes, times


def chance() -> np.random.Generator:
    """Numbers that follow from the picture's seed, as `rnd` does."""
    return np.random.default_rng(rnd.randrange(1 << 30))


def leafage(colour, through=0.35, vary=0.45):
    """Leaves that the sun shines through; each a little different in tone."""
    n = Nodes('leafage')
    own = n.add('NewGeometry').outputs['Random Per Island']
    tone = n.ramp(own, (0.0, times(colour, 1 - vary)), (0.6, colour), (1.0, times(colour, 1 + vary)))
    gloss = n.add('BsdfGlossy', Roughness=0.45, Color=(1, 1, 1, 1)).outputs[0]
    flat = n.add('BsdfDiffuse', Color=tone).outputs[0]
    lit = n.add('BsdfTranslucent', Color=n.mix(0.5, tone, times((colour[0] * 1.4, colour[1] * 1.5, colour[2] * 0.6), 1.2))).outputs[0]
    both, out = n.add('MixShader', Fac=through), n.add('MixShader', Fac=0.04)
    for socket, value in ((both.inputs[1], flat), (both.inputs[2], lit), (out.inputs[1], both.outputs[0]), (out.inputs[2], gloss)):
        n.link(value, socket)
    n.link(out.outputs[0], n.output.inputs['Surface'])
    return n.material


def bark(colour=(0.16, 0.125, 0.09)):
    n = Nodes('bark')
    ridges = n.noise(n.space((9, 9, 1.6)), 3.0, 4, 0.6)
    n.set(Base_Color=n.ramp(ridges, (0.3, times(colour, 0.45)), (0.6, colour), (0.8, times(colour, 1.4))), Roughness=0.95, Specular=0.1)
    n.bump(ridges, 0.9, 0.03)
    return n.material


def leaves(at, direction, length, width, material, name='leaves'):
    """One folded leaf (two triangles a side) for each row of `at` and `direction` (n x 3); `length`, `width` numbers or n."""
    r = chance()
    n = len(at)
    d = direction / np.maximum(np.linalg.norm(direction, axis=1, keepdims=True), 1e-6)
    side = np.cross(d, r.normal(size=(n, 3)))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, d)
    length, width = np.broadcast_to(length, n)[:, None], np.broadcast_to(width, n)[:, None]
    points = np.stack([at, at + d * length * 0.45 + side * width / 2 + up * width * 0.18, at + d * length, at + d * length * 0.45 - side * width / 2 + up * width * 0.18], 1)
    k = np.arange(n)[:, None] * 4
    faces = np.concatenate([k + [0, 1, 2], k + [0, 2, 3]])
    return raw(name, points.reshape(-1, 3), faces, material)


def raw(name, points, faces, material, smooth=False):
    """A mesh from arrays: points (n x 3), faces (m x 3 or m x 4)."""
    data = bpy.data.meshes.new(name)
    count, corners = faces.shape
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    data.loops.add(count * corners)
    data.loops.foreach_set('vertex_index', np.ascontiguousarray(faces, np.int32).ravel())
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(count, bool))
    data.update(calc_edges=True)
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def egg(at, radius, height, count, leaf, material, core=True, square=2.0):
    """A clipped shape full of leaves: a ball, an egg, with `square` 6 nearly a block; its foot stands on `at`."""
    r = chance()
    v = r.normal(size=(count, 3))
    v /= (np.abs(v) ** square).sum(1, keepdims=True) ** (1 / square)
    depth = r.uniform(0.86, 1.0, (count, 1))
    middle = np.array(at) + [0, 0, height / 2]
    out = v * [1 / radius, 1 / radius, 2 / height]
    if core:
        dark = m.kept('thicket', lambda: m.paint((0.018, 0.03, 0.011), 1, 0, 30))
        u = np.linspace(0, 2 * math.pi, 19)[:-1]
        w = np.linspace(-math.pi / 2, math.pi / 2, 11)
        grid = np.stack([np.cos(w)[:, None] * np.cos(u), np.cos(w)[:, None] * np.sin(u), np.repeat(np.sin(w)[:, None], 18, 1)], -1).reshape(-1, 3)
        grid /= (np.abs(grid) ** square).sum(1, keepdims=True) ** (1 / square)
        k = [(a * 18 + b, a * 18 + (b + 1) % 18, (a + 1) * 18 + (b + 1) % 18, (a + 1) * 18 + b) for a in range(10) for b in range(18)]
        raw('core', middle + grid * [radius * 0.84, radius * 0.84, height * 0.42], np.array(k), dark, True)
    size = r.uniform(0.7, 1.25, count)
    return leaves(middle + v * depth * [radius, radius, height / 2], out / np.linalg.norm(out, axis=1, keepdims=True) + r.normal(size=(count, 3)) * 0.7, leaf[0] * size, leaf[1] * size, material)


def hedge(at, size, material, count=None, leaf=(0.06, 0.035)):
    """A clipped hedge; `at` is the middle of its foot."""
    r = chance()
    sx, sy, sz = size
    count = count or int(1500 * (sx * sz + sy * sz + sx * sy))
    p = r.uniform(-0.5, 0.5, (count, 3))
    face = r.choice(3, count, p=np.array([sy * sz, sx * sz, sx * sy]) / (sy * sz + sx * sz + sx * sy))
    sign = np.where(r.random(count) < 0.5, -1, 1)
    sign = np.where(face == 2, 1, sign)
    p[np.arange(count), face] = sign * r.uniform(0.44, 0.52, count)
    out = r.normal(size=(count, 3)) * 0.6
    out[np.arange(count), face] += sign
    where = np.array(at) + [0, 0, sz / 2] + p * [sx, sy, sz]
    from core import box

    box((at[0], at[1], at[2] + sz * 0.46), (sx * 0.9, sy * 0.9, sz * 0.92), m.kept('thicket', lambda: m.paint((0.018, 0.03, 0.011), 1, 0, 30)), 0)
    size = r.uniform(0.7, 1.25, count)
    return leaves(where, out, leaf[0] * size, leaf[1] * size, material)


def tree(at, height=5.0, spread=2.2, trunk=0.16, fork=0.34, leaf=(0.07, 0.022), material=None, wood=None, count=16000, gnarl=0.25, droop=0.0, dense=0.34):
    """A broad-leaved tree: limbs that fork three times, leaves in clouds round the twigs."""
    r = chance()
    tips = []

    def grow(base, way, length, radius, level):
        steps = 6
        path = [base]
        way = way.normalized()
        for k in range(steps):
            bend = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.6))) * gnarl * 0.5
            lift = Vector((0, 0, 0.10 - droop * (level / 3)))
            way = (way + bend + lift).normalized()
            path.append(path[-1] + way * (length / steps))
        tube(path, [max(0.004, radius * (1 - 0.55 * k / steps)) for k in range(steps + 1)], wood, 8 if level else 14)
        if level == 3:
            tips.extend(path[2:])
            return
        if level == 2:
            tips.extend(path[4:])
        for k in range(3 if level else 5):
            turn = 2 * math.pi * (k + rnd.uniform(-0.25, 0.25)) / (3 if level else 5)
            a = Vector((math.cos(turn), math.sin(turn), 0))
            wide = spread / height * (2.2 if level == 0 else 1.6)
            new = (way * 0.8 + a * wide * rnd.uniform(0.6, 1.2) + Vector((0, 0, 0.25))).normalized()
            start = path[-1 - (k % 2)] if level else path[-1 - k % 3]
            grow(start, new, length * (0.72 if level else 0.95) * rnd.uniform(0.8, 1.15), radius * 0.5, level + 1)

    grow(Vector(at), Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 1)), height * fork, trunk, 0)
    centres = np.array([tuple(t) for t in tips])
    pick = centres[r.integers(0, len(centres), count)]
    off = r.normal(size=(count, 3))
    off *= (dense * height / 5 * r.random((count, 1)) ** 0.5) / np.maximum(np.linalg.norm(off, axis=1, keepdims=True), 1e-6)
    size = r.uniform(0.65, 1.3, count)
    way = off + r.normal(size=(count, 3)) * 0.25 - [0, 0, 0.12 + droop]
    return leaves(pick + off, way, leaf[0] * size, leaf[1] * size, material)


def fir(at, height=9.0, wide=0.2, material=None, wood=None, snow=None, turn=0.0):
    """A fir: whorls of drooping boughs; `snow` lies on top of them."""
    r = chance()
    tube([Vector(at), Vector(at) + Vector((0, 0, height))], [height * 0.016, 0.01], wood, 8)
    where, ways, white, wways = [], [], [], []
    z = height * 0.06
    while z < height * 0.985:
        t = z / height
        reach = height * wide * (1 - t) ** 0.85 + 0.1
        for k in range(9):
            a = turn + 2 * math.pi * k / 9 + r.uniform(-0.3, 0.3) + z * 2.1
            own = reach * r.uniform(0.75, 1.1)
            n = max(14, int(own * 62))
            s = r.random(n) ** 0.75
            along = np.stack([np.cos(a) * s, np.sin(a) * s, -0.34 * s - 0.14 * s * s], 1) * own
            fan = (r.random(n) - 0.5) * 0.5 * own * (1.1 - s)
            across = np.stack([-np.sin(a) * fan, np.cos(a) * fan, -np.abs(fan) * 0.28], 1)
            p = along + across + [0, 0, z] + r.normal(size=(n, 3)) * 0.02
            where.append(p)
            ways.append(np.stack([np.cos(a) + -np.sin(a) * np.sign(fan) * 0.9, np.sin(a) + np.cos(a) * np.sign(fan) * 0.9, np.full(n, -0.35)], 1) + r.normal(size=(n, 3)) * 0.2)
            if snow:
                on = r.random(n) < 0.62
                white.append(p[on] + [0, 0, 0.035])
                wways.append(np.stack([np.full(on.sum(), np.cos(a)), np.full(on.sum(), np.sin(a)), np.full(on.sum(), -0.3)], 1) + r.normal(size=(on.sum(), 3)) * 0.15)
        z += 0.10 + 0.026 * height * (1 - t)
    where, ways = np.concatenate(where) + np.array(at), np.concatenate(ways)
    size = r.uniform(0.7, 1.2, len(where)) * (0.12 + height * 0.012)
    made = [leaves(where, ways, size, size * 0.34, material, 'needles')]
    if snow:
        white, wways = np.concatenate(white) + np.array(at), np.concatenate(wways)
        size = r.uniform(0.7, 1.3, len(white)) * (0.13 + height * 0.013)
        made.append(flakes(white, wways, size, size * 0.75, snow))
    return made


def flakes(at, direction, length, width, material):
    """Like leaves, but lying flat: snow on boughs."""
    d = direction / np.linalg.norm(direction, axis=1, keepdims=True)
    side = np.cross(d, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    length, width = length[:, None], width[:, None]
    points = np.stack([at - d * length / 2, at + side * width / 2 - [0, 0, 0.02], at + d * length / 2 - [0, 0, 0.03], at - side * width / 2 - [0, 0, 0.02]], 1)
    k = np.arange(len(at))[:, None] * 4
    return raw('snow', points.reshape(-1, 3), k + [0, 1, 2, 3], material)


def grass(area, count, height, material, level=lambda x, y: 0.0):
    """Blades over (x0, x1, y0, y1)."""
    r = chance()
    x0, x1, y0, y1 = area
    x, y = r.uniform(x0, x1, count), r.uniform(y0, y1, count)
    z = np.array([level(a, b) for a, b in zip(x, y)]) if callable(level) else level
    size = r.uniform(0.5, 1.3, count) * height
    return leaves(np.stack([x, y, z], 1), np.stack([r.normal(0, 0.35, count), r.normal(0, 0.35, count), np.ones(count)], 1), size, size * 0.09, material, 'grass')


def again(things, at, turn=0.0, scale=1.0):
    """The same things once more, elsewhere: they share their shapes, which costs nearly nothing."""
    from mathutils import Matrix

    matrix = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(scale, 4)
    made = []
    for thing in things:
        copy = thing.copy()
        bpy.context.scene.collection.objects.link(copy)
        copy.matrix_basis = matrix @ thing.matrix_basis
        made.append(copy)
    return made
