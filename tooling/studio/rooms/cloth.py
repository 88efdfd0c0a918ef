"""Simulates the cloth that the rooms share (pillows, duvets, throws) and keeps the shapes in `cloth/*.npz`.

`blender -b -P cloth.py -- NAME...`; run once, and again only to change a shape. Lengths in metres.
"""
import math
import random
import sys
from pathlib import Path

import bpy
import numpy as np

FOLDER = Path(__file__).parent / 'cloth'


def grid(nx, ny, sx, sy, z=0.0, jitter=0.0):
    points = [
        ((i / nx - 0.5) * sx, (j / ny - 0.5) * sy, z + random.uniform(-jitter, jitter))
        for i in range(nx + 1)
        for j in range(ny + 1)
    ]
    faces = [
        (i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1)
        for i in range(nx)
        for j in range(ny)
    ]
    return points, faces


def add(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def settle(thing, frames):
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    thing.modifiers['cloth'].point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.array([tuple(v.co) for v in mesh.vertices], np.float32)
    faces = np.array([tuple(p.vertices) for p in mesh.polygons], np.int32)
    return points, faces


def cloth(thing, **values):
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    for name, value in values.items():
        setattr(modifier.settings, name, value)
    modifier.collision_settings.distance_min = 0.008
    return modifier


def pillow(sx, sy, seed, pressure=4.0, n=38):
    """Two sheets sewn at the rim and blown up: the creases at the seam come of themselves."""
    random.seed(seed)
    nx, ny = n, max(8, round(n * sy / sx))
    points, faces = grid(nx, ny, sx, sy, 0.004, 0.003)
    count = len(points)
    rim = [k for k in range(count) if (k // (ny + 1)) in (0, nx) or (k % (ny + 1)) in (0, ny)]
    below = {k: k if k in set(rim) else None for k in range(count)}
    for k in rim:
        x, y, _ = points[k]
        points[k] = (x, y, 0)
    extra = []
    for k in range(count):
        if below[k] is None:
            below[k] = count + len(extra)
            x, y, _ = points[k]
            extra.append((x, y, -0.004 + random.uniform(-0.003, 0.003)))
    faces += [tuple(below[k] for k in reversed(face)) for face in list(faces)]
    thing = add('pillow', points + extra, faces)
    cloth(
        thing, quality=6, mass=0.2, use_pressure=True, uniform_pressure_force=pressure, tension_stiffness=30,
        compression_stiffness=30, shear_stiffness=12, bending_stiffness=0.25, air_damping=3,
    ).settings.effector_weights.gravity = 0.0
    return settle(thing, 45)


def solid(name, sx, sy, z0, z1, bevel=0.06):
    x, y = sx / 2, sy / 2
    points = [(a * x, b * y, c) for a in (-1, 1) for b in (-1, 1) for c in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = add(name, points, faces)
    rounded = thing.modifiers.new('b', 'BEVEL')
    rounded.width, rounded.segments = bevel, 4
    thing.modifiers.new('c', 'COLLISION')
    thing.collision.thickness_outer = 0.006
    thing.collision.cloth_friction = 18
    return thing


def drape(bed, sheet, offset, n, seed, frames=55, mass=0.5, bending=4.0):
    """A cover let down over a block that stands on the floor; `offset` of its middle from the block's."""
    random.seed(seed)
    solid('bed', *bed)
    solid('floor', 8, 8, -0.2, 0, 0.01)
    nx = n
    ny = round(n * sheet[1] / sheet[0])
    points, faces = grid(nx, ny, *sheet, bed[3] + 0.03, 0.004)
    angle = math.radians(random.uniform(-0.8, 0.8))
    turned = [
        (x * math.cos(angle) - y * math.sin(angle) + offset[0], x * math.sin(angle) + y * math.cos(angle) + offset[1], z)
        for x, y, z in points
    ]
    thing = add('sheet', turned, faces)
    modifier = cloth(
        thing, quality=7, mass=mass, tension_stiffness=25, compression_stiffness=25, shear_stiffness=15,
        bending_stiffness=bending, air_damping=2,
    )
    modifier.collision_settings.collision_quality = 3
    modifier.collision_settings.use_self_collision = False
    return settle(thing, frames)


# Beds stand with the head at +y; the block is mattress and base (its top at 0.58 m).
SHAPES = {
    'pillow-1': lambda: pillow(0.78, 0.52, 1, 3.2),
    'pillow-2': lambda: pillow(0.78, 0.52, 5, 3.8, 28),
    'cushion': lambda: pillow(0.50, 0.50, 3, 4.4, 24),
    'duvet': lambda: drape((1.96, 2.06, 0, 0.58), (2.72, 1.92), (0, -0.36), 56, 2, 36),
    'throw': lambda: drape((2.04, 2.14, 0, 0.64), (2.62, 0.74), (0.02, -0.62), 56, 4, 34, 0.35, 1.2),
}

for name in sys.argv[sys.argv.index('--') + 1 :] or SHAPES:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    points, faces = SHAPES[name]()
    np.savez_compressed(FOLDER / f'{name}.npz', points=points.astype(np.float16), faces=faces.astype(np.uint16))
    print(name, len(points), points.min(0).round(2), points.max(0).round(2), flush=True)
