"""What a great room has one of: a chandelier, a bouquet."""
import math

import materials as m
import plants
import props as p
from core import cylinder, lathe, mesh, put, rnd, tube
from lighting import bulb
from mathutils import Vector


def chandelier(kit, drop, height, radius=0.7, arms=12, lit=True):
    z = height - drop
    tube([(0, 0, height), (0, 0, z)], 0.008, kit['metal'])
    for tier, (r, dz, n) in enumerate(((radius, 0, arms), (radius * 0.6, 0.34, arms // 2))):
        f_ring = [(r * math.cos(a), r * math.sin(a), z + dz) for a in (2 * math.pi * k / 48 for k in range(49))]
        tube(f_ring, 0.011, kit['metal'])
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * tier) / n
            x, y = r * math.cos(a), r * math.sin(a)
            tube([(0, 0, z + dz + 0.25), (x * 0.5, y * 0.5, z + dz - 0.05), (x, y, z + dz)], 0.006, kit['metal'])
            cylinder((x, y, z + dz), 0.02, 0.09, kit['porcelain'])
            lathe([(0.001, 0), (0.015, 0.02), (0.009, 0.05), (0.001, 0.075)], kit['glow'], (x, y, z + dz + 0.09), 14)
    if lit:
        bulb((0, 0, z + 0.25), 55, 0.35, (1, 0.74, 0.46))


def bouquet(kit, at, tall=1.0):
    put(p.vase, kit, 0.5 * tall, 'porcelain', 2, at=at)
    x, y, z = at
    put(plants.branches, kit, (0, 0, 0.46 * tall), 13, 0.85 * tall, 0.55 * tall, (0.10, 0.035), 'leaf', at=at)
    pale = m.kept('petal', lambda: m.fabric((0.80, 0.70, 0.66), 300, 0.2, 0.4))
    for _ in range(46):
        a, t = rnd.uniform(0, 6.3), rnd.uniform(0.3, 1.0)
        r = 0.5 * tall * t * rnd.uniform(0.5, 1)
        blossom((x + r * math.cos(a), y + r * math.sin(a), z + (0.55 + 0.7 * (1 - t * 0.6)) * tall * rnd.uniform(0.85, 1.1)), 0.055 * tall, pale)


def blossom(at, radius, material):
    points, faces = [], []

    tilt = Vector((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), 1)).normalized()
    for ring_index in range(3):
        for k in range(6):
            a = 2 * math.pi * (k + 0.5 * ring_index) / 6
            out = Vector((math.cos(a), math.sin(a), 0.25 + 0.55 * ring_index)).normalized()
            plants.leaf_mesh(points, faces, Vector((0, 0, 0)), out, radius * (1 - 0.22 * ring_index), radius * 0.85, -0.25, tilt)

    return mesh('blossom', [Vector(at) + q for q in points], faces, material, True)
