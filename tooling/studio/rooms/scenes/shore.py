"""By warm water: villas on stilts along a jetty, a thatched pavilion on a beach."""
import math

import architecture as a
import foliage
import furniture as f
import lamps
import materials as m
import numpy as np
import plants
import props as p
import terrain
from core import Collect, box, curtain, cylinder, group, lathe, mesh, put, rnd, tube
from foliage import again
from lighting import is_dark, panel
from nodes import Nodes, times
from shell import wall
from styles import kit as materials


def lagoon(near=(0.16, 0.50, 0.46), far=(0.02, 0.14, 0.26), y0=0.0, y1=130.0, dark=1.0):
    """Shallow water over pale sand that deepens towards the reef: colour by distance and patches of weed, sky by the angle."""
    n = Nodes('lagoon')
    place = n.space()
    split = n.add('SeparateXYZ', Vector=place)
    t = n.add('MapRange', From_Min=y0, From_Max=y1)
    n.link(split.outputs['Y'], t.inputs[0])
    patches = n.noise(n.add('Mapping', Vector=place, Scale=(0.05, 0.11, 1)).outputs[0], 1.0, 4, 0.6)
    base = n.ramp(t.outputs[0], (0.0, times(near, 1.15 * dark)), (0.25, times(near, dark)), (0.7, times(tuple((c + d) / 2 for c, d in zip(near, far)), dark)), (1.0, times(far, dark)))
    base = n.mix(n.ramp(patches, (0.48, (0, 0, 0)), (0.66, (0.55,) * 3)), base, times(far, dark))
    at = n.add('Mapping', Vector=place, Scale=(1.0, 1.9, 1)).outputs[0]
    waves = n.mix(0.4, n.noise(at, 0.55, 3, 0.8), n.noise(at, 2.6, 2, 0.4))
    bump = n.add('Bump', Height=waves, Strength=0.32, Distance=0.16).outputs[0]
    fresnel = n.add('Fresnel', IOR=1.30, Normal=bump).outputs[0]
    blend = n.add('MixShader', Fac=fresnel)
    n.link(n.add('BsdfDiffuse', Color=base, Normal=bump).outputs[0], blend.inputs[1])
    n.link(n.add('BsdfGlossy', Color=(0.9, 0.95, 1, 1), Roughness=0.07, Normal=bump).outputs[0], blend.inputs[2])
    n.link(blend.outputs[0], n.output.inputs['Surface'])
    return n.material


def thatch(x, y, z, half, height, material, sides=4, eave=0.32, strands=5200, stretch=1.0):
    """A hipped roof of palm leaf: a solid body and loose ends over it, ragged at the eave."""
    r = foliage.chance()
    n = 24
    points, faces = [], []
    rows = 10
    for k in range(rows + 1):
        t = k / rows
        reach = half * (1 - t) ** 1.08 + 0.04
        for c in range(sides):
            t0 = 2 * math.pi * (c + 0.5) / sides
            t1 = 2 * math.pi * (c + 1.5) / sides
            for i in range(n // sides):
                s = i / (n // sides)
                px = math.cos(t0) * (1 - s) + math.cos(t1) * s
                py = math.sin(t0) * (1 - s) + math.sin(t1) * s
                grow = math.sqrt(2) if sides == 4 else 1.0
                points.append((x + px * reach * grow * stretch, y + py * reach * grow, z + height * t))
    for k in range(rows):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    mesh('thatch', points, faces, material)
    under = [(px, py, pz - eave * 0.9) for px, py, pz in points[:n]]
    mesh('eave', points[:n] + under, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(2 * n - 1, n - 1, -1))], material)
    t = 1 - np.sqrt(r.uniform(0, 1, strands))
    c = r.integers(0, sides, strands)
    s = r.uniform(0, 1, strands)
    t0, t1 = 2 * math.pi * (c + 0.5) / sides, 2 * math.pi * (c + 1.5) / sides
    px, py = np.cos(t0) * (1 - s) + np.cos(t1) * s, np.sin(t0) * (1 - s) + np.sin(t1) * s
    grow = math.sqrt(2) if sides == 4 else 1.0
    reach = half * (1 - t) ** 1.08 + 0.05
    where = np.stack([x + px * reach * grow * stretch, y + py * reach * grow, z + height * t + 0.03], 1)
    down = np.stack([px * grow * half * stretch, py * grow * half, np.full(strands, -height)], 1)
    down += r.normal(size=(strands, 3)) * 0.22 + [0, 0, 0.22]
    foliage.leaves(where, down, r.uniform(0.3, 0.6, strands), 0.045, material)
    # Ragged ends.
    m2 = strands // 3
    c = r.integers(0, sides, m2)
    s = r.uniform(0, 1, m2)
    t0, t1 = 2 * math.pi * (c + 0.5) / sides, 2 * math.pi * (c + 1.5) / sides
    px, py = np.cos(t0) * (1 - s) + np.cos(t1) * s, np.sin(t0) * (1 - s) + np.sin(t1) * s
    where = np.stack([x + px * half * grow * stretch, y + py * half * grow, np.full(m2, z - 0.02)], 1)
    down = np.stack([px * 0.35, py * 0.35, np.full(m2, -1.0)], 1) + r.normal(size=(m2, 3)) * 0.2
    foliage.leaves(where, down, r.uniform(0.25, 0.5, m2) * (eave / 0.32), 0.04, material)


def jetty(kit, x0, x1, y0, y1, z=0.9):
    box(((x0 + x1) / 2, (y0 + y1) / 2, z - 0.05), (x1 - x0, y1 - y0, 0.07), kit['deck'], 0)
    for x in (x0, x1):
        box((x, (y0 + y1) / 2, z - 0.16), (0.10, y1 - y0, 0.22), kit['pile'], 0.01)
    y = y0
    while y < y1:
        for x in (x0 + 0.05, x1 - 0.05):
            cylinder((x, y, -2.2), 0.10, z + 2.1, kit['pile'], 14)
        y += 2.6


def villa(kit, lit):
    """On stilts over the water, 6 by 5 m, its front (-y) open to a deck with steps."""
    z = 1.0
    box((0, -0.8, z - 0.08), (7.0, 8.4, 0.16), kit['deck'], 0.01)
    for x in (-3.2, -1.0, 1.0, 3.2):
        for y in (-4.7, -2.4, 0.2, 2.8):
            cylinder((x, y, -2.4), 0.12, z + 2.3, kit['pile'], 14)
    wall('x', 0.9 - 1.4, -2.9, 2.9, 2.6, kit['panel_out'], [(-2.2, 2.2, 0.02, 2.35)], 0.14).location.z = z
    for s in (-1, 1):
        side = wall('y', s * 2.9, -0.5, 3.0, 2.6, kit['panel_out'], [(0.4, 2.0, 0.5, 2.1)], 0.14)
        side.location.z = z
        box((s * 2.86, 1.2, z + 1.3), (0.03, 1.6, 1.6), kit['inside'] if lit else kit['shade_in'], 0)
        for k in range(9):
            box((s * 2.97, 1.2, z + 0.58 + k * 0.18), (0.04, 1.6, 0.05), kit['pile'], 0)
    wall('x', 3.0, -2.9, 2.9, 2.6, kit['panel_out'], (), 0.14).location.z = z
    mesh('inside', [(-2.8, 2.8, z), (2.8, 2.8, z), (2.8, 2.8, z + 2.6), (-2.8, 2.8, z + 2.6)], [(0, 1, 2, 3)], kit['inside'] if lit else kit['shade_in'])
    for s in (-1, 1):
        for k in range(2):
            box((s * (0.55 + 1.1 * k), -0.55, z + 1.18), (0.06, 0.06, 2.34), kit['pile'], 0.005)
    for x in (-2.1, 1.75):
        curtain((x, -0.32), (x + 0.4, -0.32), z + 0.02, z + 2.3, kit['sheer_out'], 5, 0.05)
    for x, y in ((-3.1, -3.3), (3.1, -3.3), (-3.1, -0.5), (3.1, -0.5)):
        box((x, y, z + 1.3), (0.13, 0.13, 2.6), kit['pile'], 0.01)
    box((0, -3.3, z + 2.6), (6.6, 0.13, 0.16), kit['pile'], 0.01)
    thatch(0, -0.15, z + 2.62, 4.1, 3.3, kit['thatch'], strands=4200, stretch=0.98)
    for k in range(4):
        box((2.2, -5.1 - 0.30 * k, z - 0.25 - 0.26 * k), (1.2, 0.3, 0.06), kit['deck'], 0.006)
    tube([(-3.4, -4.9, z + 0.9), (1.5, -4.9, z + 0.9)], 0.025, kit['pile'], 8)
    for k in range(6):
        box((-3.4 + k * 0.98, -4.9, z + 0.45), (0.06, 0.06, 0.9), kit['pile'], 0.005)


def build(picture):
    hour, shot = picture['hour'], picture.get('camera', 'jetty')
    kit = materials('beach')
    dark = is_dark(hour)
    tone = {'golden': 0.6, 'blue': 0.35, 'night': 0.1, 'morning': 0.9}.get(hour, 1.0)
    kit.update(
        deck=m.wood((0.30, 0.21, 0.135), 'x', (2.6, 0.15), 0.7, 0.35), pile=m.wood((0.20, 0.14, 0.09), 'z', rough=0.75), panel_out=m.wood((0.30, 0.19, 0.11), 'x', (4, 0.16), 0.6, 0.4),
        thatch=foliage.leafage((0.30, 0.225, 0.135), 0.12, 0.4), inside=a.within({'golden': 0.7, 'blue': 0.18, 'night': 0.12}.get(hour, 0.5)), shade_in=m.paint((0.20, 0.15, 0.11), 0.9, 0), sheer_out=m.translucent((0.85, 0.83, 0.78), 0.5, transparent=0.15),
        frond=foliage.leafage((0.085, 0.15, 0.035), 0.35, 0.4), trunk=foliage.bark((0.26, 0.21, 0.16)), sand=terrain.sand((0.62, 0.53, 0.40), 0.25, 1.6), green=foliage.leafage((0.05, 0.12, 0.03), 0.3, 0.5), iron=m.metal((0.10, 0.08, 0.06), 0.4),
    )
    sea = lagoon(y0=picture.get('near', -2.0), y1=150.0, dark=tone)
    mesh('sea', [(-2500, -40, 0), (2500, -40, 0), (2500, 2800, 0), (-2500, 2800, 0)], [(0, 1, 2, 3)], sea)
    lit = hour in ('golden', 'blue', 'night')
    if shot == 'beach':
        camera = beach(kit, picture, dark, lit)
    else:
        camera = over_water(kit, picture, dark, lit)
    terrain.heavens(hour, picture.get('sun', 118), picture.get('cloud', 0.55), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'], turn=0.3)
    if not dark:
        panel((0, -12, 8), (14, 8), (math.radians(62), 0, 0), (1, 0.97, 0.92), 160)
    return camera


def over_water(kit, picture, dark, lit):
    """A jetty that curves away, villas along it; the camera stands on the jetty."""
    jetty(kit, -0.9, 0.9, -9, 62)
    with Collect() as first:
        villa(kit, lit)
    for k in range(6):
        x, y = 8.6, 4.0 + k * 11.5
        jetty_arm(kit, 0.9, x - 3.0, y + 2.2)
        if k:
            again(first.things, (x, y, 0), math.radians(-78))
    group(first.things, (8.6, 4.0, 0), math.radians(-78))
    for k in range(3):
        x, y = -9.0, 21.0 + k * 12.5
        jetty_arm(kit, x + 3.0, -0.9, y + 2.2)
    with Collect() as second:
        villa(kit, lit)
    for k in range(1, 3):
        again(second.things, (-9.0, 21.0 + k * 12.5, 0), math.radians(78))
    group(second.things, (-9.0, 21.0, 0), math.radians(78))
    for k in range(14):
        for s in (-1, 1):
            y = -4 + k * 4.6
            box((s * 0.84, y, 1.28), (0.07, 0.07, 0.8), kit['pile'], 0.006)
            if lit and k < 5:
                a.lantern(kit, (s * 0.84, y, 1.68), 0.55, 4 if dark else 1, True)
    for s in (-1, 1):
        tube([(s * 0.84, -9, 1.60), (s * 0.84, 62, 1.60)], 0.022, kit['pile'], 8)
        tube([(s * 0.84, -9, 1.22), (s * 0.84, 62, 1.22)], 0.014, kit['pile'], 6)
    island(kit, (-150, 420), 130, 16)
    island(kit, (190, 620), 150, 14)
    return dict(at=(-0.25, -6.6, 2.62), to=(1.2, 20, 2.62), lens=28, rise=-0.03)


def jetty_arm(kit, x0, x1, y):
    box(((x0 + x1) / 2, y, 0.86), (x1 - x0, 1.3, 0.07), kit['deck'], 0)
    for x in (x0 + 0.6, x1 - 0.6):
        cylinder((x, y, -2.0), 0.09, 2.8, kit['pile'], 12)


def island(kit, at, wide, high):
    """Far palms over a strip of sand."""
    x, y = at
    r = foliage.chance()
    n = 5200
    px = r.normal(0, 0.3, n) * wide
    h = high * np.exp(-((px / wide) ** 2) * 2.2)
    where = np.stack([x + px, y + r.uniform(-8, 8, n), r.uniform(0.02, 1.0, n) ** 0.7 * h], 1)
    foliage.leaves(where, r.normal(size=(n, 3)), 4.4, 1.6, kit['green'])
    mesh('strand', [(x - wide, y - 10, 0.05), (x + wide, y - 10, 0.05), (x + wide * 0.7, y, 1.2), (x - wide * 0.7, y, 1.2)], [(0, 1, 2, 3)], kit['sand'])


def palm_tree(kit, at, height=7.0, lean=(1.2, 0.3), fronds=19, length=2.7):
    """A coconut palm: ringed trunk that leans, fronds whose leaflets hang."""
    r = foliage.chance()
    x, y, z = at
    path = [(x + lean[0] * (t / 10) ** 1.7, y + lean[1] * (t / 10) ** 1.7, z + height * t / 10) for t in range(11)]
    tube(path, [0.17 - 0.008 * t + (0.10 if t == 0 else 0) for t in range(11)], kit['trunk'], 14)
    top = np.array(path[-1])
    where, ways, size = [], [], []
    for k in range(fronds):
        t0 = 2 * math.pi * k / fronds + r.uniform(-0.2, 0.2)
        lift = r.uniform(-0.35, 1.15)
        out = np.array([math.cos(t0), math.sin(t0), 0])
        own = length * r.uniform(0.85, 1.1)
        spine = []
        for i in range(13):
            s = i / 12
            spine.append(top + out * own * (s - 0.12 * s * s * (1 - lift)) + np.array([0, 0, own * (0.62 * lift * s - (0.55 + 0.25 * (1 - lift)) * s * s)]))
        tube([tuple(q) for q in spine], [0.028 * (1 - 0.85 * i / 12) for i in range(13)], kit['frond'], 6)
        for i in range(52):
            s = 0.10 + 0.9 * i / 52
            q = s * 12
            base = spine[min(11, int(q))] * (1 - q % 1) + spine[min(12, int(q) + 1)] * (q % 1)
            along = spine[min(12, int(q) + 1)] - spine[min(11, int(q))]
            along = along / np.linalg.norm(along)
            side = np.cross(along, [0, 0, 1.0])
            side /= max(1e-6, np.linalg.norm(side))
            for e in (-1, 1):
                where.append(base)
                ways.append(along * 0.7 + side * e * 0.9 + np.array([0, 0, -0.42]) + r.normal(size=3) * 0.06)
                size.append(own * 0.30 * math.sin(math.pi * (0.14 + 0.80 * s)))
    size = np.array(size)
    foliage.leaves(np.array(where), np.array(ways), size, size * 0.085 + 0.012, kit['frond'])
    nut = m.kept('nut', lambda: m.glazed((0.14, 0.12, 0.03), 0.5, 0.2))
    for k in range(5):
        t0 = 1.26 * k
        lathe([(0.001, -0.14), (0.09, -0.08), (0.11, 0), (0.07, 0.10), (0.001, 0.14)], nut, (top[0] + 0.18 * math.cos(t0), top[1] + 0.18 * math.sin(t0), top[2] - 0.2), 14)


def beach(kit, picture, dark, lit):
    """A pavilion on the sand with a laid table or a daybed, palms, the lagoon behind."""
    def rise(x, y):
        return np.clip(-(y - 7.5) * 0.11, -0.6, 0.18) + 0.05 * terrain.fractal(x * 0.5, y * 0.5, 3, 4) + 0.9 * np.clip((np.abs(x) - 9) / 12, 0, 1) ** 2

    terrain.land((-40, 40, -16, 14), (360, 220), rise, kit['sand'])
    z = 0.55
    box((0, 0.8, z - 0.12), (7.4, 6.2, 0.24), kit['deck'], 0.012)
    for k in range(2):
        box((0, -2.50 - 0.34 * k, z - 0.19 - 0.16 * k), (2.8, 0.36, 0.08), kit['deck'], 0.012)
    for x in (-3.2, 3.2):
        for y in (-1.8, 3.4):
            cylinder((x, y, z - 0.5), 0.11, 3.3, kit['pile'], 16)
    for y in (-1.8, 3.4):
        box((0, y, z + 2.75), (7.0, 0.13, 0.18), kit['pile'], 0.012)
    for x in (-3.2, 3.2):
        box((x, 0.8, z + 2.75), (0.13, 5.6, 0.18), kit['pile'], 0.012)
    thatch(0, 0.8, z + 2.82, 3.55, 3.0, kit['thatch'], strands=9000, stretch=1.14)
    for k in range(12):
        t = (k + 0.5) / 12 * 2 * math.pi
        tube([(3.5 * 1.14 * math.cos(t), 0.8 + 3.3 * math.sin(t), z + 2.86), (0, 0.8, z + 5.4)], 0.04, kit['pile'], 6)
    for x, y, dx, dy in ((-3.15, -1.75, 0.5, 0.0), (3.15, -1.75, -0.5, 0.0), (-3.15, 3.35, 0.45, 0), (3.15, 3.35, -0.45, 0)):
        curtain((x, y), (x + dx, y + dy), z + 0.02, z + 2.65, kit['sheer_out'], 5, 0.085)
    if picture.get('set', 'table') == 'table':

        round_set(kit, z)
    else:
        f.upholstered((0, 1.2, z + 0.34), (2.3, 2.1, 0.24), kit['outdoor'], 0.07, 0.02)
        box((0, 1.2, z + 0.11), (2.4, 2.2, 0.22), kit['teak'], 0.012)
        for k in range(5):
            f.cloth('cushion', kit['accent' if k % 2 else 'throw'], (-0.85 + k * 0.42, 2.0, z + 0.66), (1.1, 0, rnd.uniform(-0.2, 0.2)), (1.0, 1.0, 0.8))
        put(f.round_table, kit, 0.28, 0.42, 'teak', 'teak', at=(1.75, 0.1, z))
        for k in (-1, 1):
            put(p.glassware, kit, 'tumbler', at=(1.75 + 0.08 * k, 0.1, z + 0.42))
    # What the sand throws back under the roof.
    panel((0, 0.8, z + 0.1), (6.0, 5.0), (math.pi, 0, 0), (1, 0.93, 0.82), 0 if dark else 70)
    put(lamps.pendant, kit, 1.1, z + 4.2, True, 'cane', 26 if dark else 6, 0.34, at=(0, 0.9, 0))
    for k in range(3 if dark else 0):
        for s in (-1, 1):
            a.lantern(kit, (s * (1.1 + 0.1 * k), -3.1 - k * 1.25, float(rise(np.array([[s * 1.2]]), np.array([[-3.0 - k]]))[0, 0]) - 0.02), 0.75, 3 if dark else 0.4, True)
    for x, y, h, lean in ((-6.4, 1.5, 7.2, (1.6, -0.6)), (-8.2, -2.4, 8.4, (2.0, 0.4)), (6.6, 2.6, 7.8, (-1.0, 0.8)), (8.6, -1.2, 6.4, (1.4, -0.5)), (-10.5, 4.0, 8.8, (1.0, 1.0))):
        palm_tree(kit, (x, y, 0.3), h, lean)
    for x, y, r in ((-5.2, -1.0, 0.7), (5.3, -0.6, 0.8), (-6.6, -3.2, 0.9), (7.0, -2.8, 0.85), (-4.9, 2.6, 0.6), (5.2, 2.8, 0.6)):
        foliage.egg((x, y, 0.35), r, r * 1.1, 2600, (0.16, 0.06), kit['green'])
    island(kit, (-260, 560), 150, 15)
    return dict(at=(-1.7, -9.8, 1.6), to=(0.15, 3, 1.6), lens=28, rise=0.085)


def round_set(kit, z):
    cylinder((0, 0.9, z + 0.72), 0.62, 0.03, kit['teak'], 56)
    cylinder((0, 0.9, z), 0.05, 0.72, kit['teak'])
    cylinder((0, 0.9, z), 0.34, 0.03, kit['teak'], 40)
    top = z + 0.75
    for k in range(2):
        s = -1 if k else 1
        put(p.plate, kit, 0.14, at=(s * 0.38, 0.9, top))
        put(p.folded, kit, 1, (0.09, 0.16), 'linen', 0.02, at=(s * 0.38, 0.9, top + 0.02))
        put(p.glassware, kit, 'wine', at=(s * 0.26, 1.16, top))
        put(f.chair, kit, 'outdoor', at=(s * 0.98, 0.9, z), turn=s * -math.pi / 2)
    put(p.candle, kit, 0.14, 0.05, at=(0.05, 0.85, top))
    put(p.vase, kit, 0.16, style=1, at=(-0.06, 1.0, top))
    put(plants.branches, kit, (0, 0, 0.12), 5, 0.26, 0.14, (0.05, 0.016), at=(-0.06, 1.0, top))
