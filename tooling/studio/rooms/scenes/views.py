"""What one sees beyond a room's window, and the ground outside."""
import math

import bpy
import materials as m
import plants
from core import Vector, mesh, noise, rnd
from lighting import HOURS, is_dark, stars_of_a_city
from scenes.vistas import VISTAS, vista

def ground(material, z=-0.06, far=900):
    """One for the whole scene, however many windows look at it."""
    if 'ground' in bpy.data.objects:
        return bpy.data.objects['ground']
    return mesh('ground', [(-far, -far, z), (far, -far, z), (far, far, z), (-far, far, z)], [(0, 1, 2, 3)], material)


def ridge(colour, distance, height, facing, seed, rough=1.0, width=None, base=0.0, octaves=6):
    """A line of hills at a distance, along `facing` degrees (0: ahead, 90: to the right)."""
    width = width or distance * 3
    a = math.radians(facing)
    fx, fy = math.sin(a), math.cos(a)
    points, faces = [], []
    n = 140
    for i in range(n + 1):
        s = (i / n - 0.5) * width
        q = Vector((s / distance * 2.2 + seed * 7.3, seed * 3.1, 0))
        h = height * max(0.06, 0.55 + 0.6 * noise.fractal(q, 0.9 * rough, 2.1, octaves))
        x, y = fx * distance + fy * s, fy * distance - fx * s
        points += [(x, y, base), (x, y, base + h)]
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return mesh('ridge', points, faces, m.kept(('ridge', colour), lambda: m.emission(colour, 1.0)))


def hazed(colour, hour, amount):
    h = HOURS[hour]
    light = {'morning': 1.6, 'noon': 2.0, 'cloud': 1.2, 'golden': 0.9, 'blue': 0.16, 'night': 0.02}[hour]
    return tuple(c * light * (1 - amount) + s * h['sky'] * amount * 0.9 for c, s in zip(colour, h['horizon']))


def beyond(kit, name, hour, at, facing):
    """`name`: sky, sea, dunes, peaks, hills, garden, city or one of VISTAS; seen through a window at `at` that faces `facing`."""
    if name in VISTAS:
        if 'vista' not in kit:
            kit['vista'] = vista(kit, name, hour, at, facing, drop=kit.get('drop')) or name
        return
    a = math.radians(facing)
    fx, fy = math.sin(a), math.cos(a)
    sx, sy = fy, -fx
    if name == 'sea':
        tone = {'noon': (0.02, 0.15, 0.23), 'morning': (0.03, 0.14, 0.20), 'golden': (0.06, 0.10, 0.14), 'cloud': (0.08, 0.13, 0.15)}.get(hour, (0.015, 0.03, 0.06))
        ground(m.water(deep=tone, ripple=0.6, scale=0.35), -9, 3000)
    elif name == 'dunes':
        sand = (0.50, 0.30, 0.16)
        ground(m.paint(sand, 0.95, 0.5, 0.8, 0.1), -2.0)
        for k, (far, high) in enumerate(((900, 120), (420, 60), (150, 20))):
            ridge(hazed(sand, hour, 0.36 - 0.13 * k), far, high, facing, 3 + k, 0.4, base=-2, octaves=2)
    elif name in ('peaks', 'hills'):
        stone = (0.16, 0.20, 0.24) if name == 'peaks' else (0.12, 0.17, 0.09)
        # By dusk unlit ground would be as black as a lake.
        land = m.emission(hazed((0.07, 0.08, 0.05), hour, 0.25), 1.0) if is_dark(hour) else m.paint((0.10, 0.105, 0.06), 0.95, 0.5, 0.8)
        ground(land, -14)
        for k, (far, high) in enumerate(((1600, 560 if name == 'peaks' else 190), (800, 170 if name == 'peaks' else 80), (330, 34))):
            ridge(hazed(stone, hour, 0.46 - 0.18 * k), far, high, facing, 5 + k, 1.0 if name == 'peaks' else 0.7, base=-14)
    elif name == 'city':
        stars_of_a_city((at[0] + fx * 60, at[1] + fy * 60, -42), 130, 92, -facing, 4)
    elif name == 'garden':
        ground(m.paint((0.085, 0.105, 0.05), 0.95, 0.9, 14, 0.3), -0.1)
        for k in range(18):
            far, side = 3.2 + 5.5 * rnd.random(), rnd.uniform(-7, 7)
            spot = (at[0] + fx * far + sx * side, at[1] + fy * far + sy * side, -0.1)
            plants.shrub(kit, rnd.uniform(0.6, 1.3), rnd.uniform(0.9, 3.4), 420, (0.22, 0.10), 'leaf' if k % 3 else 'olive', spot)
        ridge(hazed((0.05, 0.09, 0.03), hour, 0.2), 26, 7, facing, 2, 1.0)
