"""A mountain lodge: stone below, timber above, deep eaves; in snow or among meadows and firs."""
import math

import architecture as a
import bpy
import foliage
import masonry
import materials as m
import numpy as np
import terrain
from core import Collect, box, lathe, mesh, rnd, tube
from foliage import again, raw
from lighting import bulb, is_dark, panel
from shell import slab, wall
from styles import kit as materials

HALF, DEEP, BASE, UPPER, PITCH = 6.6, 11.0, 2.95, 2.75, math.radians(23)
OVER, FRONT = 1.7, 2.2
RISE = HALF * math.tan(PITCH)


def slope(s, inner, outer, y0, y1, low, high, material, bevel=0.02):
    """A slab along one side of the roof between two distances from the ridge; `low`, `high` above the wall's line."""
    top = BASE + UPPER + RISE
    def z(d):
        return top - d * math.tan(PITCH)
    p = [(s * d, y, z(d) + h) for y in (y0, y1) for d, h in ((inner, low), (outer, low), (outer, high), (inner, high))]
    thing = mesh('slope', p, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], material)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, 2
    return thing


def blanket(s, outer, y0, y1, thick, material, seed):
    """Snow on one side of the roof: full in its middle, rounded over its edges."""
    nx, ny = 56, 64
    d = np.linspace(0, outer, nx + 1)[None, :] * np.ones((ny + 1, 1))
    y = np.linspace(y0, y1, ny + 1)[:, None] * np.ones((1, nx + 1))
    near = np.minimum(np.minimum(outer - d, y - y0), y1 - y)
    t = np.clip(near / 0.22, 0, 1)
    h = thick * np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1)) * (1 + 0.22 * terrain.fractal(d * 0.5, y * 0.5, seed, 3)) - 0.02
    z = BASE + UPPER + RISE - d * math.tan(PITCH) + 0.30 + h
    points = np.stack([s * (d + 0.10 * h), y, z], -1).reshape(-1, 3)
    k = (np.arange(ny)[:, None] * (nx + 1) + np.arange(nx)).reshape(-1, 1)
    return raw('blanket', points, k + [0, 1, nx + 2, nx + 1], material, True)


def balustrade(kit, x0, x1, y, z):
    """Upright boards with a gap between them, a heavy rail."""
    box(((x0 + x1) / 2, y, z + 1.0), (x1 - x0, 0.14, 0.09), kit['timber'], 0.012)
    box(((x0 + x1) / 2, y, z + 0.14), (x1 - x0, 0.10, 0.09), kit['timber'], 0.01)
    n = round((x1 - x0) / 0.165)
    step = (x1 - x0) / n
    # A board with a waist, as they are sawn there.
    half = [(0.066, 0.0), (0.066, 0.22), (0.036, 0.30), (0.066, 0.40), (0.066, 0.52), (0.036, 0.62), (0.066, 0.70), (0.066, 0.86)]
    outline = [(w, h) for w, h in half] + [(-w, h) for w, h in reversed(half)]
    board = slab(outline, (), 0.028, kit['board'], (x0 + step / 2, y, z + 0.12), (math.pi / 2, 0, 0))
    for k in range(1, n):
        again([board], (k * step, 0, 0))


def pair(kit, x, z, width, height, lit, y=0.22):
    a.window(kit, x, z, width, height, at=y, lit=lit, bars=2, rails=(z + height * 0.34, z + height * 0.67) if height > 1.6 else (z + height * 0.5,), thick=0.07, lamp=rnd.random() < 0.6)
    t = 0.13
    for s in (-1, 1):
        box((x + s * (width / 2 + t / 2), -0.03, z + height / 2), (t, 0.10, height + 2 * t), kit['timber'], 0.01)
    for e in (z - t / 2, z + height + t / 2):
        box((x, -0.04, e), (width + 2 * t + 0.1, 0.13, t), kit['timber'], 0.01)


def build(picture):
    hour, snowy, shot = picture['hour'], picture.get('snow', True), picture.get('camera', 'corner')
    kit = materials('alpine')
    dark = is_dark(hour)
    glow = picture.get('glow', {'blue': 0.16, 'night': 0.10, 'golden': 0.5, 'morning': 0.3}.get(hour, 0.0))
    tone = picture.get('timber', (0.17, 0.09, 0.045))
    white = terrain.snow()
    kit.update(
        pane=m.glass((0.95, 0.97, 0.96), 1.4), joinery=m.wood(m.times(tone, 1.3), 'z', rough=0.5), timber=m.wood(m.times(tone, 0.8), 'x', rough=0.6), post=m.wood(m.times(tone, 0.8), 'z', rough=0.6),
        board=m.wood(m.times(tone, 1.2), 'y', rough=0.6), log=m.wood(tone, 'x', (5.0, 0.21), 0.65, 0.55), rubble=masonry.rubble(picture.get('stone', (0.33, 0.30, 0.27)), 2.3), soffit=m.wood(m.times(tone, 1.5), 'x', rough=0.6),
        doorleaf=m.wood((0.20, 0.10, 0.045), 'z', rough=0.4), iron=m.glazed((0.014, 0.013, 0.012), 0.45), snow=white,
        shingle=m.wood((0.12, 0.105, 0.095), 'y', (0.5, 0.16), 0.8, 0.5), needles=foliage.leafage((0.025, 0.055, 0.028), 0.15, 0.5), bark=foliage.bark(),
    )
    doors = [(-0.95, 0.95, 0.1, 2.4)]
    lower = [(-5.4, -3.1, 1.0, 2.25), (3.1, 5.4, 1.0, 2.25)]
    wall('x', 0.3, -HALF, HALF, BASE, kit['rubble'], doors + lower, 0.6)
    for s in (-1, 1):
        wall('y', s * (HALF - 0.3), 0.3, DEEP, BASE, kit['rubble'], [(2.4, 4.2, 1.0, 2.25), (6.4, 8.2, 1.0, 2.25)], 0.6)
    uppers = [(-4.9, -3.1), (-0.9, 0.9), (3.1, 4.9)]
    holes = [[(p, 0.05), (q, 0.05), (q, 2.2), (p, 2.2)] for p, q in uppers] + [[(p, 3.35), (q, 3.35), (q, 4.45), (p, 4.45)] for p, q in ((-1.55, -0.2), (0.2, 1.55))]
    gable = [(-HALF, 0), (HALF, 0), (HALF, UPPER), (0, UPPER + RISE), (-HALF, UPPER)]
    slab(gable, holes, 0.3, kit['log'], (0, 0.15, BASE), (math.pi / 2, 0, 0))
    for s in (-1, 1):
        side = [(0.0, 0), (DEEP, 0), (DEEP, UPPER), (0.0, UPPER)]
        hole = [[(2.2, 0.7), (4.0, 0.7), (4.0, 2.1), (2.2, 2.1)], [(6.4, 0.7), (8.2, 0.7), (8.2, 2.1), (6.4, 2.1)]]
        slab(side, hole, 0.3, kit['log'], (s * (HALF - 0.15), 0, BASE), (math.pi / 2, 0, math.pi / 2))
        for y in (3.1, 7.3):
            lit = m.kept('side-lit', lambda: a.within(max(glow, 0.05) * 1.0))
            for z, h in ((BASE + 0.7, 1.4), (1.0, 1.25)):
                box((s * (HALF - 0.45), y, z + h / 2), (0.05, 1.9, h), lit if glow else kit['iron'], 0)
                for k in range(3):
                    box((s * (HALF - 0.2), y + (k - 1) * 0.87, z + h / 2), (0.09, 0.07, h), kit['joinery'], 0.006)
                for e in (z, z + h / 2, z + h):
                    box((s * (HALF - 0.2), y, e), (0.09, 1.8, 0.06), kit['joinery'], 0.006)
    # Ends of the logs, where the walls cross.
    for s in (-1, 1):
        for k in range(13):
            box((s * HALF, -0.12, BASE + 0.12 + k * 0.21), (0.2, 0.34, 0.17), kit['timber'], 0.02)
    for p, q, *_ in lower:
        pair(kit, (p + q) / 2, 1.0, q - p, 1.25, glow, 0.34)
    for p, q in uppers:
        pair(kit, (p + q) / 2, BASE + 0.05, q - p, 2.15, glow)
    for p, q in ((-1.55, -0.2), (0.2, 1.55)):
        pair(kit, (p + q) / 2, BASE + 3.35, q - p, 1.1, glow)
    a.door(kit, 0, 1.9, 2.4, 0.4, glazed=0.5)
    a.hall(kit, 0, 1.9, 2.3, 0.62, 3.4, 46, 1.0, kit['floor'], kit['log'])
    box((0, -0.02, 2.52), (2.5, 0.3, 0.26), kit['timber'], 0.02)
    for k in range(2):
        box((0, -0.65 + 0.2 * k, 0.05 + 0.1 * k), (2.9 - 0.3 * k, 1.3 - 0.3 * k, 0.12), m.kept('step', lambda: m.stone((0.30, 0.28, 0.26), 0.85, 0.5, 4, 0.2)), 0.02)
    for s in (-1, 1):
        a.wall_lantern(kit, (s * 1.55, -0.02, 1.85), 1.1, 20 if dark else 3, True)

    # The roof: boards below, purlins that come out to the front, shingles, snow.
    outer = HALF + OVER
    for s in (-1, 1):
        slope(s, 0, outer, -FRONT, DEEP + 1, 0.10, 0.15, kit['soffit'], 0)
        slope(s, 0, outer + 0.05, -FRONT - 0.05, DEEP + 1, 0.15, 0.30, kit['shingle'])
        slope(s, 0, outer + 0.08, -FRONT - 0.12, -FRONT - 0.04, -0.14, 0.32, kit['timber'])
        for d in (2.2, 4.4, HALF, outer - 0.12):
            slope(s, d - 0.12, d + 0.12, -FRONT + 0.05, 0.2 if d < outer - 1 else DEEP, -0.16, 0.10, kit['timber'])
        for k in range(14):
            y = -FRONT + 0.45 + k * 0.95
            slope(s, HALF - 0.2, outer, y, y + 0.12, -0.06, 0.10, kit['timber'], 0)
        if snowy:
            blanket(s, outer + 0.10, -FRONT - 0.14, DEEP + 1, 0.42, white, 7 + s)
        for d in (2.2, 4.4, HALF - 0.1):
            z = BASE + UPPER + RISE - d * math.tan(PITCH) - 0.1
            tube([(s * d, 0.0, z - 0.85), (s * d, -FRONT + 0.5, z - 0.05)], 0.07, kit['post'], 8)
    box((0, -FRONT / 2, BASE + UPPER + RISE - 0.02), (0.22, FRONT, 0.24), kit['timber'], 0.02)
    # The balcony.
    out = 1.35
    box((0, -out / 2, BASE - 0.05), (2 * HALF - 0.2, out, 0.12), kit['timber'], 0.01)
    for k in range(7):
        x = -HALF + 0.4 + k * (2 * HALF - 0.8) / 6
        box((x, -out / 2, BASE - 0.18), (0.18, out + 0.1, 0.2), kit['timber'], 0.015)
        tube([(x, 0, BASE - 0.95), (x, -out + 0.25, BASE - 0.25)], 0.06, kit['post'], 8)
    balustrade(kit, -HALF + 0.1, HALF - 0.1, -out + 0.1, BASE)
    for x in (-HALF + 0.15, HALF - 0.15):
        box((x, -out + 0.1, BASE + 0.6), (0.16, 0.16, 1.2), kit['post'], 0.015)
    if snowy:
        for x in (-2.2, 2.2):
            box((x, -out + 0.1, BASE + 1.09), (4.1, 0.16, 0.10), white, 0.045, segments=3)
        box((0, -out + 0.1, BASE + 1.08), (2 * HALF - 0.3, 0.14, 0.08), white, 0.035, segments=3)
    # A chimney of stone.
    cx, cy = 3.0, 5.0
    z = BASE + UPPER + RISE - cx * math.tan(PITCH)
    box((cx, cy, z + 0.7), (1.1, 0.9, 2.2), kit['rubble'], 0.02)
    box((cx, cy, z + 1.86), (1.3, 1.1, 0.14), kit['rubble'], 0.02)
    if snowy:
        box((cx, cy, z + 2.05), (1.24, 1.04, 0.26), white, 0.1, segments=4)
    if dark:
        for x in (-4.0, 0.0, 4.0):
            bulb((x, -0.7, BASE + UPPER - 0.35), 9, 0.12)

    grounds(kit, picture, snowy, dark)
    terrain.heavens(hour, picture.get('sun', 60), picture.get('cloud', 0.5), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((-6, -26, 10), (24, 12), (math.radians(68), 0, 0), (0.95, 0.97, 1.0), 420)
    if shot == 'front':
        return dict(at=(0.0, -18.5, 1.9), to=(0.0, 0, 1.9), lens=31, rise=0.095)
    if shot == 'far':
        return dict(at=(-15.0, -25.0, 2.4), to=(1.0, 3, 2.4), lens=34, rise=0.06)
    return dict(at=(-9.6, -15.2, 1.8), to=(-0.4, 0, 1.8), lens=29, rise=0.10)


def grounds(kit, picture, snowy, dark):
    def path(y):
        return -0.036 * (y + 1.4) ** 2

    def rise(x, y):
        away = np.clip((np.abs(x - path(np.minimum(y, -1.0))) - 1.25) / 0.7, 0, 1)
        near = np.clip((np.hypot(np.maximum(np.abs(x) - HALF, 0), np.maximum(np.maximum(-y, y - DEEP), 0)) - 0.2) / 1.2, 0.35, 1)
        bank = (0.44 + 0.30 * terrain.fractal(x * 0.22, y * 0.22, 11, 4)) * near
        hill = 0.05 * np.clip(y - 12, 0, 60) + 0.9 * np.clip(np.abs(x) - 12, 0, 40) * 0.10
        trod = 0.035 * terrain.fractal(x * 3.1, y * 3.1, 5, 3)
        front = np.where(y < -1.0, away, 1.0)
        front = np.where((np.abs(x) < 1.6) & (y >= -1.0), 0.0, front)
        return (bank * (3 * front**2 - 2 * front**3) if snowy else 0.4 * bank * front) + trod * (1 - front) + hill

    if snowy:
        terrain.land((-46, 46, -26, 64), (420, 400), rise, kit['snow'])
    else:
        meadow = m.paint((0.085, 0.105, 0.035), 0.95, 0.6, 8, 0.25)
        terrain.land((-46, 46, -26, 64), (300, 300), rise, meadow)
        blades = foliage.leafage((0.12, 0.17, 0.045), 0.4, 0.4)
        r = foliage.chance()
        n = 60000
        x, y = r.uniform(-16, 13, n), r.uniform(-15.5, 6, n)
        keep = (np.abs(x - path(np.minimum(y, -1.0))) > 1.1) & ~((np.abs(x) < HALF + 0.1) & (y > -0.5))
        x, y = x[keep], y[keep]
        z = rise(x, y)
        size = r.uniform(0.4, 1.3, len(x)) * 0.24
        foliage.leaves(np.stack([x, y, z - 0.02], 1), np.stack([r.normal(0, 0.4, len(x)), r.normal(0, 0.4, len(x)), np.ones(len(x))], 1), size, size * 0.1, blades, 'grass')
        for k in range(24):
            y = -1.4 - k * 0.62
            w = rnd.uniform(0.8, 1.15)
            box((path(y) + rnd.uniform(-0.15, 0.15), y, 0.02), (w * 1.6, 0.54, 0.08), m.kept('flag', lambda: m.stone((0.30, 0.285, 0.26), 0.85, 0.6, 5, 0.25)), 0.025, rnd.uniform(-0.05, 0.05))

    base = []
    for k, tall in enumerate((11.0, 8.5)):
        with Collect() as made:
            foliage.fir((0, 0, -0.2), tall, 0.26, kit['needles'], kit['bark'], kit['snow'] if snowy else None)
        base.append(made.things)
    spots = [(-13.5, 6.5, 1.1), (-14.5, -4.5, 1.0), (-17.5, -7.0, 1.15), (11.5, -3.0, 0.8), (-16.5, 1.5, 0.9), (-11.0, 13.0, 1.25), (12.0, 7.0, 1.2), (10.4, 2.2, 0.62), (15.0, 3.0, 1.05), (-19.5, 9.0, 1.2), (18.5, 11.0, 1.3), (9.0, 17.0, 1.5), (-6.0, 19.0, 1.45), (1.0, 21.0, 1.5), (14.0, 21.0, 1.5), (-15.0, 20.0, 1.5), (-24.0, 16.0, 1.4), (24.0, 18.0, 1.4), (-9.6, 2.4, 0.42), (20.0, 5.0, 0.9), (-22.0, 3.0, 1.0)]
    for k in range(30):
        spots.append((rnd.uniform(-40, 40), rnd.uniform(27, 60), rnd.uniform(0.9, 1.6)))
    for k, (x, y, size) in enumerate(spots):
        z = float(rise(np.array([[x]]), np.array([[y]]))[0, 0])
        again(base[k % 2], (x, y, z - 0.05), rnd.uniform(0, 6), size)
    for things in base:
        for thing in things:
            bpy.data.objects.remove(thing)
    hour = picture['hour']
    far = terrain.alp(0.62 if snowy else 0.22, hour, 0.24 if not dark else 0.10)
    terrain.mountains(620, 760, 900, far, picture['seed'] % 9 + 2, base=-70, facing=picture.get('range', 0 if picture.get('camera') == 'front' else 32))
    near = terrain.alp(0.35, hour, 0.10, rock=(0.05, 0.065, 0.055), white=(0.55, 0.60, 0.66)) if snowy else terrain.alp(0.9, hour, 0.2, rock=(0.04, 0.06, 0.035), meadow=(0.05, 0.075, 0.03))
    terrain.mountains(240, 120, 320, near, picture['seed'] % 7 + 21, base=-30, scale=0.7, facing=picture.get('range', 0 if picture.get('camera') == 'front' else 32))
    # Lights along the way to the door.
    for k in range(5):
        y = -2.6 - k * 2.5
        for s in (-1, 1):
            x = path(y) + s * 1.55
            z = float(rise(np.array([[x]]), np.array([[y]]))[0, 0])
            if k % 2 == 0 or dark:
                a.lantern(kit, (x, y, z - 0.03), 0.9, 5 if dark else 0.6, True)
    # Split logs under the balcony.
    wood = m.kept('split', lambda: m.wood((0.34, 0.21, 0.11), 'y', rough=0.8))
    log = lathe([(0, 0), (0.075, 0.0), (0.075, 0.42), (0, 0.42)], wood, (-2.45, -0.05, 0.55), 7, turn=(math.pi / 2, 0, 0))
    for r in range(6):
        for c in range(9 - (r % 2)):
            if (r, c) != (0, 0):
                again([log], (-(c + 0.5 * (r % 2)) * 0.155, 0, r * 0.135))
