"""Lamps that stand and hang, each with its light."""
import math

from core import box, cylinder, lathe, sphere, tube
from lighting import WARM, bulb


def table_lamp(kit, lit=True, style='ceramic', power=6.0, size=1.0):
    if style == 'ceramic':
        lathe([(0, 0), (0.07, 0), (0.075, 0.015), (0.11, 0.12), (0.085, 0.23), (0.03, 0.28), (0.02, 0.3), (0, 0.3)], kit['ceramic'], scale=size)
        base = 0.3
    elif style == 'rod':
        cylinder((0, 0, 0), 0.075 * size, 0.02, kit['metal'])
        cylinder((0, 0, 0), 0.011 * size, 0.36 * size, kit['metal'])
        base = 0.34
    else:
        box((0, 0, 0.13 * size), (0.13 * size, 0.13 * size, 0.26 * size), kit['stone'], 0.01)
        base = 0.28
    low, high = (base + 0.01) * size, (base + 0.25) * size
    lathe([(0.17 * size, low), (0.125 * size, high)], kit['shade_lit' if lit else 'shade'])
    for r, z in ((0.17, low), (0.125, high)):
        ring(r * size, z, 0.004, kit['linen'])
    cylinder((0, 0, base * size - 0.02), 0.006, 0.1, kit['metal'])
    if lit:
        bulb((0, 0, (low + high) / 2), power, 0.05 * size, WARM)


def ring(radius, z, thick, material):
    points = [(radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * k / 40 for k in range(41))]
    tube(points, thick, material, 8)


def floor_lamp(kit, lit=True, height=1.55, power=12):
    cylinder((0, 0, 0), 0.15, 0.025, kit['metal'])
    cylinder((0, 0, 0), 0.012, height - 0.1, kit['metal'])
    lathe([(0.23, height - 0.16), (0.19, height + 0.16)], kit['shade_lit' if lit else 'shade'])
    if lit:
        bulb((0, 0, height), power, 0.06)


def pendant(kit, drop, height, lit=True, shape='globe', power=8, radius=0.12):
    """Hangs from `height` (the ceiling) by `drop`."""
    tube([(0, 0, height), (0, 0, height - drop + radius)], 0.004, kit['metal'])
    z = height - drop
    if shape == 'globe':
        sphere((0, 0, z), radius, kit['glow' if lit else 'shade'])
    elif shape == 'lantern':
        cage(kit, z, radius)
    elif shape == 'paper':
        sphere((0, 0, z), radius, kit['shade_lit' if lit else 'shade'], 0.8)
    else:
        lathe([(radius * 1.1, z - radius * 0.7), (radius * 0.9, z), (radius * 0.3, z + radius * 0.5), (0.01, z + radius * 0.6)], kit['cane'] if shape == 'cane' else kit['metal'])
        sphere((0, 0, z - radius * 0.2), radius * 0.3, kit['glow' if lit else 'shade'])
    if lit:
        bulb((0, 0, z if shape != 'shade' else z - radius * 0.4), power, radius * (1.02 if shape == 'globe' else 0.4))


def cage(kit, z, r):
    """A pierced brass lantern: ribs round a warm glass."""
    for k in range(12):
        a = 2 * math.pi * k / 12
        path = []
        for i in range(9):
            t = i / 8
            rr = r * (0.25 + 0.75 * math.sin(math.pi * (0.12 + 0.8 * t)))
            path.append((rr * math.cos(a + t * 0.5), rr * math.sin(a + t * 0.5), z + r * 1.3 * (1 - 2 * t)))
        tube(path, 0.006, kit['metal'])
    for t in (0.2, 0.5, 0.8):
        ring(r * (0.25 + 0.75 * math.sin(math.pi * (0.12 + 0.8 * t))), z + r * 1.3 * (1 - 2 * t), 0.007, kit['metal'])
    sphere((0, 0, z), r * 0.72, kit['glow'])
