"""A modern house of the city: glass above, a timber-lined canopy over the drive, a lit lobby behind."""
import math

import architecture as a
import foliage
import furniture as f
import lamps
import masonry
import materials as m
import terrain
from core import Collect, box, curtain, cylinder, group, mesh, put, rnd, tube
from foliage import again
from lighting import bulb, is_dark, panel, strip
from nodes import Nodes
from ornaments import bouquet
from scenes.vistas import skyline
from shell import wall
from styles import kit as materials

SPAN, HIGH, OUT = 12.5, 5.4, 6.5


def rooms(glow, count):
    """Rooms behind the tower's glass: a few tones, some of them dark."""
    dark = m.paint((0.015, 0.018, 0.022), 0.6, 0)
    lit = [a.within(glow * k, c, 0.5) for k, c in ((0.6, (1, 0.56, 0.25)), (1.0, (1, 0.48, 0.18)), (0.4, (1, 0.66, 0.38)), (0.75, (0.95, 0.54, 0.26)))]
    return [lit[rnd.randrange(4)] if glow and rnd.random() < 0.46 else dark for _ in range(count)]


def build(picture):
    hour, shot, wet = picture['hour'], picture.get('camera', 'drive'), picture.get('wet', 0.75)
    kit = materials(picture['style'])
    dark = is_dark(hour)
    glow = picture.get('glow', {'blue': 0.12, 'night': 0.08, 'golden': 0.35}.get(hour, 0.0))
    bronze = picture.get('bronze', (0.20, 0.135, 0.075))
    kit.update(
        pane=m.glass((0.86, 0.92, 0.93), 2.0), bronze=m.metal(bronze, 0.32), soffit=m.wood((0.34, 0.19, 0.09), 'y', (6.0, 0.16), 0.35, 0.4), slab_edge=m.metal(tuple(c * 0.9 for c in bronze), 0.4),
        pave=masonry.setts((0.20, 0.195, 0.19), (0.9, 0.6), wet, joint=0.006, vary=0.12), pale=m.stone((0.50, 0.46, 0.40), 0.6, 0.2, 4, 0.12, (1.2, 0.6), (math.pi / 2, 0, 0)), inner=m.marble((0.66, 0.62, 0.55), (0.36, 0.30, 0.24), 0.1, 0.7, 0.9, (1.5, 1.5)),
        onyx=a.lit_cloth((0.95, 0.62, 0.30), 0.4 if dark else 0.3, 0.3), box=foliage.leafage((0.045, 0.09, 0.025), 0.25), leaf2=foliage.leafage((0.07, 0.13, 0.035), 0.4, 0.4), bark=foliage.bark(), iron=m.glazed((0.012, 0.012, 0.013), 0.35), planter=m.stone((0.10, 0.098, 0.095), 0.5, 0.2, 4),
        pool=m.water((0.2, 0.28, 0.3), 0.12, 4), spot=m.emission((1, 0.76, 0.48), 5.0),
    )
    kit['spot'].cycles.sample_as_light = False
    # The lobby: glass across its front, fins of bronze, doors in the middle.
    wide, bay = 15.0, 1.5
    n = int(2 * wide / bay)
    fin = box((-wide, 0.05, HIGH / 2), (0.07, 0.34, HIGH), kit['bronze'], 0.006)
    for k in range(1, n + 1):
        if abs(-wide + k * bay) > 1.2:
            again([fin], (k * bay, 0, 0))
    pane = box((0, 0.16, HIGH / 2), (2 * wide, 0.01, HIGH), kit['pane'], 0)
    pane.visible_shadow = False
    for z in (0.06, 2.95, HIGH - 0.1):
        box((0, 0.12, z), (2 * wide, 0.12, 0.11), kit['bronze'], 0.006)
    # Revolving door: a drum of glass with a bronze crown.
    drum = cylinder((0, 0.1, 0.02), 1.25, 2.75, kit['pane'], 48)
    drum.visible_shadow = False
    for z, h in ((2.74, 0.26), (0.0, 0.05)):
        cylinder((0, 0.1, z), 1.31, h, kit['bronze'], 56)
    for k in range(4):
        t = math.pi / 4 + math.pi / 2 * k
        box((0.6 * math.cos(t), 0.1 + 0.6 * math.sin(t), 1.4), (1.2, 0.03, 2.6), kit['pane'], 0, t)
        for r in (0.08, 1.18):
            box((r * math.cos(t), 0.1 + r * math.sin(t), 1.4), (0.05, 0.05, 2.7), kit['bronze'], 0.004, t)
        box((0.62 * math.cos(t), 0.1 + 0.62 * math.sin(t), 1.1), (0.9, 0.04, 0.03), kit['metal'], 0.004, t)
    for s in (-1, 1):
        for e in (1.35, 2.45):
            box((s * e, 0.12, 1.4), (0.07, 0.09, 2.8), kit['bronze'], 0.005)
        tube([(s * 1.75, -0.02, 0.85), (s * 1.75, -0.02, 1.6)], 0.016, kit['metal'], 8)
    lobby(kit, wide, dark)
    canopy(kit, dark)
    tower(kit, wide, glow)
    ground(kit, wide, dark, picture)
    with Collect() as city:
        skyline(hour, picture['seed'], -0.5)
    group(city.things, turn=-math.radians(52))
    terrain.heavens(hour, picture.get('sun', 118), picture.get('cloud', 0.4), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((0, -26, 8), (24, 10), (math.radians(70), 0, 0), (1, 0.97, 0.92), 350)
    if shot == 'tower':
        return dict(at=(-13.0, -24.0, 1.7), to=(1.5, 0, 1.7), lens=26, rise=0.24)
    if shot == 'side':
        return dict(at=(-11.5, -11.0, 1.65), to=(0.5, -0.6, 1.65), lens=26, rise=0.085)
    return dict(at=(0.0, -15.8, 1.65), to=(0, 0, 1.65), lens=28, rise=0.075)


def lobby(kit, wide, dark):
    deep = 9.0
    box((0, deep / 2 + 0.2, -0.03), (2 * wide, deep, 0.06), kit['inner'], 0)
    box((0, deep / 2 + 0.2, HIGH + 0.1), (2 * wide, deep, 0.1), m.paint((0.62, 0.58, 0.52), 0.9, 0), 0)
    wall('x', deep, -wide, wide, HIGH, m.wood((0.26, 0.15, 0.08), 'y', (5.4, 0.6), 0.35, 0.35))
    for s in (-1, 1):
        wall('y', s * wide, 0.2, deep, HIGH, kit['pale'])
    # Behind the desk a wall of lit stone.
    box((0, deep - 0.25, 2.5), (6.4, 0.1, 4.2), m.kept('onyx-wall', lambda: onyx(0.32 if dark else 0.25)), 0)
    box((0, deep - 1.5, 0.55), (4.6, 0.8, 1.1), kit['inner'], 0.02)
    box((0, deep - 1.5, 1.12), (4.8, 0.95, 0.06), kit['bronze'], 0.008)
    for s in (-1, 1):
        put(lamps.table_lamp, {**kit, 'shade_lit': kit['onyx']}, False, 'rod', at=(s * 1.9, deep - 1.5, 1.15), size=1.4)
        for x in (4.6, 9.2):
            box((s * x, 3.2, HIGH / 2), (0.7, 0.7, HIGH), kit['inner'], 0.01)
        put(f.sofa, kit, 2.4, cushions=2, at=(s * 6.9, 4.8, 0))
        put(f.armchair, kit, at=(s * 5.5, 3.0, 0), turn=s * 0.6 + math.pi)
        put(f.low_table, kit, at=(s * 6.9, 3.5, 0))
        put(lamps.floor_lamp, {**kit, 'shade_lit': kit['onyx']}, False, at=(s * 8.5, 5.0, 0))
    put(f.round_table, kit, 0.6, 0.78, at=(0, 3.4, 0))
    bouquet(kit, (0, 3.4, 0.78), 1.35)
    # Rings of light over the middle.
    ring = m.kept('ring', lambda: a.lit_cloth((1, 0.76, 0.48), 1.6 if dark else 1.4, 0.4))
    for r, z, x in ((1.1, 4.3, 0.0), (0.75, 3.8, 0.5), (0.55, 4.6, -0.6)):
        tube([(x + r * math.cos(t), 4.6 + r * math.sin(t), z) for t in (2 * math.pi * k / 48 for k in range(49))], 0.035, ring, 8)
        for k in range(3):
            t = 2.1 * k
            tube([(x + r * math.cos(t), 4.6 + r * math.sin(t), z), (x + r * math.cos(t), 4.6 + r * math.sin(t), HIGH + 0.05)], 0.004, kit['bronze'], 4)
    panel((0, 4.6, HIGH - 0.05), (2 * wide - 3, 6.5), (0, 0, 0), (1, 0.76, 0.50), 200 if dark else 420)


def onyx(strength):
    n = Nodes('onyx')
    at = n.space((1.0, 1.0, 0.7), (0.3, 0.2, 0.5))
    bands = n.noise(at, 0.9, 6, 1.6, 0.62)
    tone = n.ramp(bands, (0.30, (0.42, 0.16, 0.04)), (0.46, (0.9, 0.52, 0.2)), (0.54, (1.0, 0.74, 0.42)), (0.66, (0.62, 0.28, 0.08)))
    n.link(n.add('Emission', Color=tone, Strength=strength).outputs[0], n.output.inputs['Surface'])
    n.material.cycles.sample_as_light = False
    return n.material


def canopy(kit, dark):
    z = 4.35
    box((0, -OUT / 2 + 0.3, z + 0.22), (SPAN * 1.0, OUT, 0.30), kit['slab_edge'], 0.02)
    box((0, -OUT / 2 + 0.3, z + 0.05), (SPAN - 0.3, OUT - 0.3, 0.05), kit['soffit'], 0)
    for s in (-1, 1):
        x = s * (SPAN / 2 - 1.5)
        cylinder((x, -OUT + 1.3, 0), 0.20, z + 0.1, kit['bronze'], 40)
        cylinder((x, -OUT + 1.3, 0), 0.26, 0.06, kit['iron'], 40)
    for k in range(9):
        for j in range(4):
            x, y = -SPAN / 2 + 1.0 + k * (SPAN - 2) / 8, -OUT + 1.1 + j * 1.55
            cylinder((x, y, z + 0.018), 0.055, 0.012, kit['spot'], 20)
    panel((0, -OUT / 2 + 0.3, z), (SPAN - 1.2, OUT - 1.2), (0, 0, 0), (1, 0.76, 0.50), 110 if dark else 60)
    # Light grazes the soffit from the lobby's side.
    strip((0, -0.25, z - 0.55), SPAN - 1, 18 if dark else 8, (math.pi * 0.82, 0, 0), (1, 0.74, 0.46), 0.1)


def tower(kit, wide, glow):
    """Storeys of glass above: slab edges, mullions, rooms behind."""
    storey, bay = 3.3, 3.0
    n, levels = int(2 * wide / bay), 13
    z0 = HIGH + 0.55
    box((0, 0.3, HIGH + 0.28), (2 * wide + 0.3, 0.7, 0.56), kit['slab_edge'], 0.02)
    tones = rooms(glow, 14)
    quads = {}
    first = box((-wide, 0.35, z0 + storey / 2), (0.09, 0.30, storey), kit['bronze'], 0)
    for level in range(levels):
        z = z0 + level * storey
        box((0, 0.34, z + storey - 0.20), (2 * wide + 0.2, 0.44, 0.40), kit['slab_edge'], 0.015)
        for k in range(n + 1):
            if level or k:
                again([first], (k * bay, 0, level * storey))
        for k in range(n):
            x = -wide + (k + 0.5) * bay
            tone = tones[rnd.randrange(14)]
            points, faces = quads.setdefault(id(tone), ([], [], tone))[:2]
            i = len(points)
            for dx, dz in ((-1, 0), (1, 0), (1, 1), (-1, 1)):
                points.append((x + dx * bay * 0.49, 1.9, z + dz * (storey - 0.4)))
            faces.append((i, i + 1, i + 2, i + 3))
            # A slim mullion off the middle, half-drawn sheers.
            box((x + bay * 0.16, 0.42, z + storey / 2 - 0.2), (0.05, 0.12, storey - 0.4), kit['bronze'], 0)
            if rnd.random() < 0.6:
                share = bay * rnd.uniform(0.2, 0.55)
                s = rnd.choice((-1, 1))
                e = x + s * bay * 0.48
                if level < 5:
                    curtain((e, 0.75), (e - s * share, 0.75), z + 0.05, z + storey - 0.45, kit['sheer'], max(4, round(share / 0.14)), 0.04)
    for points, faces, tone in quads.values():
        mesh('rooms', points, faces, tone)
    pane = box((0, 0.45, z0 + levels * storey / 2), (2 * wide, 0.008, levels * storey), kit['pane'], 0)
    pane.visible_shadow = False
    floors = m.paint((0.3, 0.27, 0.24), 0.9, 0)
    for level in range(levels):
        box((0, 1.3, z0 + level * storey - 0.05), (2 * wide, 1.5, 0.08), floors, 0)


def ground(kit, wide, dark, picture):
    box((0, -2.0, -0.12), (2 * wide + 30, 4.6, 0.24), kit['pave'], 0.01)
    mesh('drive', [(-90, -70, -0.14), (90, -70, -0.14), (90, -4.2, -0.14), (-90, -4.2, -0.14)], [(0, 1, 2, 3)], masonry.setts((0.10, 0.099, 0.098), (0.12, 0.12), picture.get('wet', 0.75), vary=0.35))
    for s in (-1, 1):
        # Long planters with grasses and clipped shapes; a tree in each.
        x = s * 9.3
        box((x, -2.6, 0.30), (4.6, 1.3, 0.60), kit['planter'], 0.015)
        foliage.hedge((x, -2.6, 0.56), (4.4, 1.1, 0.42), kit['box'], 9000)
        foliage.tree((x - s * 0.6, -2.6, 0.6), 4.9, 1.7, 0.09, 0.36, (0.085, 0.05), kit['leaf2'], kit['bark'], 12000, 0.2, dense=0.42)
        foliage.tree((x + s * 1.6, -2.6, 0.6), 4.4, 1.6, 0.08, 0.36, (0.085, 0.05), kit['leaf2'], kit['bark'], 10000, 0.2, dense=0.42)
        if dark:
            for k in (-0.6, 1.6):
                bulb((x + s * k, -3.0, 1.1), 9, 0.05)
        xx = s * 2.6
        box((xx, -0.75, 0.42), (0.62, 0.62, 0.84), kit['planter'], 0.012)
        foliage.egg((xx, -0.75, 0.72), 0.46, 0.92, 4200, (0.05, 0.03), kit['box'])
    for k in range(9):
        x = -8 + 2 * k
        if abs(x) > 2.5:
            cylinder((x, -4.05, 0.0), 0.07, 0.75, kit['bronze'], 24)
            cylinder((x, -4.05, 0.66), 0.072, 0.05, m.kept('bollard', lambda: a.lit_cloth((1, 0.74, 0.46), 3.0 if dark else 0.3)), 24)
    box((0, -2.3, 0.006), (2.4, 3.6, 0.02), kit['rug'], 0.004)
    # What glass and wet stone mirror: the other side of the street.
    opposite = m.paint((0.12, 0.12, 0.13), 0.8, 0)
    thing = box((0, -46, 9), (160, 1, 18), opposite, 0)
    thing.visible_camera = False
    if dark:
        lit = a.within(0.35, (1, 0.74, 0.5))
        for _ in range(60):
            x, z = rnd.uniform(-40, 40), rnd.choice((3, 6, 9, 12, 15))
            q = mesh('pane', [(x - 0.8, -45.3, z), (x + 0.8, -45.3, z), (x + 0.8, -45.3, z + 1.6), (x - 0.8, -45.3, z + 1.6)], [(0, 1, 2, 3)], lit)
            q.visible_camera = False
