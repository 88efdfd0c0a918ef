"""The small things that make a room lived in: books, trays, cups, vases, towels. Round the origin, standing on z = 0."""
import math

import materials as m
from core import box, cylinder, lathe, mesh, rnd, sphere, tube
from mathutils import Euler, Vector


def books(kit, count=3, size=(0.24, 0.17)):
    z = 0.0
    tones = [(0.46, 0.41, 0.33), (0.07, 0.09, 0.10), (0.16, 0.055, 0.035), (0.52, 0.48, 0.40), (0.08, 0.10, 0.07)]
    for k in range(count):
        tone = tones[(k + rnd.randrange(5)) % 5]
        thick = rnd.uniform(0.018, 0.034)
        w, d = size[0] * rnd.uniform(0.84, 1.0), size[1] * rnd.uniform(0.84, 1.0)
        turn = rnd.uniform(-0.16, 0.16)
        cover = m.kept(('book', tone), lambda t=tone: m.fabric(t, 500, 0.2, 0.1))
        paper = m.kept('leaves', lambda: m.paint((0.74, 0.70, 0.60), 0.9, 0.2, 90))
        box((0, 0, z + thick / 2), (w - 0.008, d - 0.008, thick - 0.006), paper, 0, turn)
        for dz in (0.0015, thick - 0.0015):
            box((0, 0, z + dz), (w, d, 0.003), cover, 0.0012, turn)
        back = Vector((0, -d / 2 + 0.001, 0))
        back.rotate(Euler((0, 0, turn)))
        box((back.x, back.y, z + thick / 2), (w, 0.004, thick), cover, 0.0015, turn)
        z += thick
    return z


def shelf_of_books(width, height, depth, seed):
    """A row of spines, standing."""
    x = 0.0
    tones = [(0.13, 0.06, 0.035), (0.05, 0.08, 0.07), (0.20, 0.12, 0.05), (0.30, 0.25, 0.17), (0.06, 0.07, 0.11), (0.16, 0.035, 0.03)]
    while x < width - 0.02:
        t = min(rnd.uniform(0.018, 0.046), width - x)
        h = height * rnd.uniform(0.72, 0.97)
        tone = tones[rnd.randrange(len(tones))]
        cover = m.kept(('spine', tone), lambda c=tone: m.leather(c, 0.5))
        box((x + t / 2 - width / 2, rnd.uniform(-0.008, 0.008), h / 2), (t - 0.002, depth * 0.8, h), cover, 0.003)
        if rnd.random() < 0.4:
            gold = m.kept('gilt', lambda: m.metal((0.7, 0.5, 0.2), 0.35))
            for z in (0.15, 0.82):
                box((x + t / 2 - width / 2, -depth * 0.4 - 0.006, h * z), (t - 0.004, 0.006, 0.005), gold, 0)
        x += t
        if rnd.random() < 0.04:
            x += rnd.uniform(0.03, 0.09)


def vase(kit, height=0.3, material='ceramic', style=0):
    """Returns the height of the mouth."""
    shapes = (
        [(0, 0), (0.30, 0), (0.42, 0.22), (0.46, 0.42), (0.34, 0.70), (0.15, 0.86), (0.14, 0.93), (0.19, 1.0), (0.16, 0.99), (0.11, 0.9), (0.11, 0.5)],
        [(0, 0), (0.24, 0), (0.26, 0.05), (0.30, 0.6), (0.26, 0.92), (0.28, 1.0), (0.25, 0.99), (0.23, 0.6), (0.2, 0.1)],
        [(0, 0), (0.2, 0), (0.5, 0.30), (0.52, 0.46), (0.30, 0.68), (0.16, 0.75), (0.18, 1.0), (0.15, 1.0), (0.12, 0.75)],
    )
    lathe([(r * height * 0.9, z * height) for r, z in shapes[style]], kit[material])
    return height


def cup(kit, material='porcelain', size=1.0, saucer=True, tea=True, handle=True):
    s = size
    if saucer:
        lathe([(0, 0.002), (0.035 * s, 0), (0.07 * s, 0.012 * s), (0.072 * s, 0.014 * s), (0.03 * s, 0.006 * s), (0, 0.006 * s)], kit[material])
    z = 0.007 * s if saucer else 0
    lathe([(0, z), (0.02 * s, z), (0.024 * s, z + 0.006 * s), (0.038 * s, z + 0.03 * s), (0.043 * s, z + 0.058 * s), (0.041 * s, z + 0.058 * s), (0.036 * s, z + 0.03 * s), (0.018 * s, z + 0.01 * s), (0, z + 0.01 * s)], kit[material])
    if tea:
        cylinder((0, 0, z + 0.042 * s), 0.0378 * s, 0.002, m.kept('tea', lambda: m.glazed((0.20, 0.075, 0.015), 0.04, 0.05)))
    if handle:
        path = [(0.037 * s + 0.022 * s * math.sin(math.pi * k / 8), 0, z + (0.018 + 0.032 * k / 8) * s) for k in range(9)]
        tube(path, 0.0032 * s, kit[material])


def teapot(kit, material='porcelain', size=1.0):
    s = size
    lathe([(0, 0), (0.045 * s, 0), (0.05 * s, 0.006 * s), (0.078 * s, 0.05 * s), (0.08 * s, 0.07 * s), (0.06 * s, 0.108 * s), (0.042 * s, 0.118 * s), (0.043 * s, 0.121 * s), (0.02 * s, 0.130 * s), (0.006 * s, 0.133 * s), (0.012 * s, 0.143 * s), (0.011 * s, 0.15 * s), (0, 0.153 * s)], kit[material])
    spout = [(-0.066 * s - (0.03 * t + 0.035 * t * t) * s, 0, (0.048 + 0.03 * t + 0.042 * t * t) * s) for t in (k / 9 for k in range(10))]
    tube(spout, [0.0165 * s - 0.009 * s * k / 9 for k in range(10)], kit[material], 14)
    handle = [(0.068 * s + 0.045 * s * math.sin(math.pi * k / 10), 0, (0.035 + 0.065 * k / 10) * s) for k in range(11)]
    tube(handle, 0.0058 * s, kit[material], 12)


def tray(kit, width=0.46, depth=0.32, material='wood'):
    box((0, 0, 0.008), (width, depth, 0.016), kit[material], 0.004)
    for s in (-1, 1):
        box((0, s * depth / 2, 0.022), (width + 0.012, 0.012, 0.044), kit[material], 0.004)
        box((s * width / 2, 0, 0.022), (0.012, depth, 0.044), kit[material], 0.004)
    return 0.016


def rolled_towel(kit, length=0.36, radius=0.055, material='towel'):
    """Lies along x; the end shows its turns."""
    points, faces = [], []
    turns, n = 4.2, 120
    for i in range(n + 1):
        t = i / n
        a = t * turns * 2 * math.pi
        r = radius * (0.16 + 0.84 * t) + 0.0012 * math.sin(a * 3.1)
        for x in (-length / 2, -length * 0.2, length * 0.2, length / 2):
            points.append((x, r * math.cos(a), radius + r * math.sin(a)))
    for i in range(n):
        for j in range(3):
            k = i * 4 + j
            faces.append((k, k + 1, k + 5, k + 4))
    thing = mesh('rolled', points, faces, kit[material], True)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = radius * 0.13, 0
    return thing


def folded(kit, count=3, size=(0.42, 0.3), material='towel', thick=0.045):
    """A stack of folded towels or blankets; the front shows the folds."""
    z = 0.0
    for k in range(count):
        w, d = size[0] * rnd.uniform(0.95, 1.02), size[1] * rnd.uniform(0.95, 1.02)
        turn = rnd.uniform(-0.03, 0.03)
        for layer in range(3):
            h = thick / 3
            box((rnd.uniform(-0.003, 0.003), rnd.uniform(-0.004, 0.004), z + h * (layer + 0.5)), (w, d, h * 1.05), kit[material], h * 0.48, turn, 4)
        z += thick
    return z


def candle(kit, height=0.09, radius=0.035, glass=True):
    wax = m.kept('wax', lambda: m.glazed((0.80, 0.72, 0.58), 0.4, 0.04))
    cylinder((0, 0, 0.004), radius * 0.86, height * 0.6, wax)
    if glass:
        lathe([(radius * 0.9, 0), (radius, 0.004), (radius, height)], kit['glass'])
    flame = m.kept('flame', lambda: m.emission((1, 0.62, 0.26), 28))
    lathe([(0.0005, 0), (0.004, 0.008), (0.0028, 0.018), (0.0004, 0.03)], flame, (0, 0, height * 0.6 + 0.008), 12)


def bowl(kit, radius=0.12, height=0.06, material='ceramic'):
    lathe([(0, 0), (radius * 0.4, 0), (radius * 0.45, 0.006), (radius * 0.85, height * 0.55), (radius, height), (radius * 0.97, height), (radius * 0.8, height * 0.55), (radius * 0.3, 0.012), (0, 0.01)], kit[material], steps=56)


def fruit(radius=0.035, colour=(0.55, 0.20, 0.03), at=(0, 0, 0)):
    return sphere(at, radius * rnd.uniform(0.9, 1.08), m.kept(('fruit', colour), lambda: m.glazed(colour, 0.4, 0.2)), 0.93)


def glassware(kit, kind='wine'):
    if kind == 'wine':
        profile = [(0.034, 0), (0.034, 0.002), (0.005, 0.006), (0.004, 0.085), (0.02, 0.10), (0.038, 0.135), (0.036, 0.175), (0.030, 0.205)]
    elif kind == 'flute':
        profile = [(0.03, 0), (0.03, 0.002), (0.004, 0.006), (0.004, 0.09), (0.016, 0.11), (0.024, 0.16), (0.021, 0.225)]
    elif kind == 'coupe':
        profile = [(0.033, 0), (0.033, 0.002), (0.004, 0.006), (0.004, 0.09), (0.02, 0.10), (0.045, 0.125), (0.048, 0.145)]
    else:
        profile = [(0, 0.002), (0.036, 0), (0.04, 0.006), (0.042, 0.09), (0.039, 0.09), (0.036, 0.012), (0, 0.01)]
    lathe(profile, kit['glass'], steps=40)


def bottle(colour, at=(0, 0, 0), height=0.3, radius=0.038):
    material = m.kept(('bottle', colour), lambda: m.glazed(colour, 0.06, 0.1))
    lathe([(0, 0), (radius, 0), (radius, height * 0.58), (radius * 0.75, height * 0.68), (radius * 0.34, height * 0.76), (radius * 0.32, height * 0.95), (radius * 0.4, height * 0.95), (radius * 0.4, height), (0, height)], material, at, 28)


def plate(kit, radius=0.14, material='porcelain'):
    lathe([(0, 0.004), (radius * 0.55, 0.002), (radius * 0.6, 0.006), (radius, 0.02), (radius, 0.024), (radius * 0.62, 0.011), (0, 0.009)], kit[material], steps=64)


def hanging_towel(kit, width=0.5, length=0.6, material='towel'):
    """Over a rail at the origin that runs along x."""
    points, faces = [], []
    n, rows = 26, 22
    for i in range(n + 1):
        x = (i / n - 0.5) * width
        for r in range(rows + 1):
            t = r / rows * 2 - 1
            fall = max(0.0, abs(t) - 0.06) * length * (1.0 if t < 0 else 0.8)
            wave = 0.006 * math.sin(x * 26) * min(1, fall * 6)
            points.append((x, (0.016 if t > 0 else -0.016) * min(1, abs(t) / 0.06) + wave, -fall))
    for i in range(n):
        for r in range(rows):
            k = i * (rows + 1) + r
            faces.append((k, k + rows + 1, k + rows + 2, k + 1))
    thing = mesh('hanging', points, faces, kit[material], True)
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.01
    return thing


