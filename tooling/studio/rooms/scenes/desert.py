"""A lodge of rammed earth among dunes: low walls, deep openings, a fire, lanterns; or its tented pavilion."""
import math

import architecture as a
import foliage
import furniture as f
import lamps
import masonry
import materials as m
import numpy as np
import terrain
from core import Collect, box, curtain, cylinder, cloth, lathe, put, rnd, tube
from lighting import bulb, is_dark, panel
from nodes import Nodes, times
from scenes.shore import palm_tree
from shell import wall
from styles import kit as materials


def earth(colour=(0.50, 0.32, 0.19)):
    """Rammed earth: layers that were tamped one upon the other."""
    n = Nodes('earth')
    at = n.space()
    geometry = n.add('NewGeometry').outputs['Position']
    level = n.add('Mapping', Vector=geometry, Scale=(0.35, 0.35, 5.5)).outputs[0]
    bands = n.noise(level, 1.6, 4, 0.3, 0.6)
    grit = n.noise(at, 38, 4)
    base = n.ramp(bands, (0.30, times(colour, 0.74)), (0.48, colour), (0.62, times((colour[0] * 1.04, colour[1] * 1.06, colour[2] * 1.1), 1.14)), (0.75, times(colour, 0.86)))
    n.set(Base_Color=n.mix(0.25, base, n.mix(grit, times(colour, 0.5), times(colour, 1.5))), Roughness=0.97, Specular=0.1)
    n.bump(n.mix(0.5, bands, grit), 0.6, 0.02)
    return n.material


def dune(x, y, seed, height, length):
    """Barchan-like crests: long windward, short leeward sides."""
    u = x / length + 0.7 * terrain.fractal(x / length * 0.7, y / length * 0.7, seed, 3)
    v = y / length * 0.62 + 0.55 * terrain.fractal(x / length * 0.5 + 9, y / length * 0.5, seed + 5, 2)
    t = v + 0.25 * np.sin(u * 1.7)
    s = t - np.floor(t)
    profile = np.where(s < 0.72, (s / 0.72) ** 1.5, np.clip(1 - (s - 0.72) / 0.28, 0, 1) ** 0.9)
    return height * profile * (0.55 + 0.45 * terrain.fractal(x / length * 0.4, y / length * 0.4, seed + 9, 2))


def volume(kit, x0, x1, y0, y1, high, openings=(), lit=0.0):
    """A block of earth walls; openings in its front: (a0, a1, z0, z1)."""
    wall('x', y0 + 0.3, x0, x1, high, kit['earth'], openings, 0.6)
    box(((x0 + x1) / 2, y1, high / 2), (x1 - x0, 0.5, high), kit['earth'], 0.03)
    for x in (x0 + 0.25, x1 - 0.25):
        box((x, (y0 + y1) / 2, high / 2), (0.5, y1 - y0, high), kit['earth'], 0.03)
    box(((x0 + x1) / 2, (y0 + y1) / 2, high - 0.25), (x1 - x0 - 0.4, y1 - y0, 0.2), kit['earth'], 0)
    box(((x0 + x1) / 2, y0 + 0.30, high + 0.03), (x1 - x0 + 0.06, 0.68, 0.10), kit['cap'], 0.03)
    n = int((x1 - x0) / 0.9)
    for k in range(n):
        x = x0 + (k + 0.5) * (x1 - x0) / n
        cylinder((x, y0 + 0.4, high - 0.45), 0.085, 0.75, kit['viga'], 14, (math.pi / 2, 0, 0))
    for a0, a1, z0, z1 in openings:
        with Collect() as made:
            a.window(kit, (a0 + a1) / 2, z0, a1 - a0, z1 - z0, at=0.42, lit=lit, bars=2, rails=() if z0 else (0.9,), thick=0.07, lamp=bool(z0))
        for thing in made.things:
            thing.location.y += y0
        box(((a0 + a1) / 2, y0 + 0.16, z1 + 0.11), (a1 - a0 + 0.5, 0.44, 0.22), kit['beam'], 0.02)


def build(picture):
    hour, shot = picture['hour'], picture.get('camera', 'court')
    kit = materials('desert')
    dark = is_dark(hour)
    glow = {'blue': 0.13, 'night': 0.09, 'golden': 0.5, 'morning': 0.0}.get(hour, 0.0)
    sand = picture.get('sand', (0.62, 0.38, 0.20))
    kit.update(
        earth=earth(picture.get('earth', (0.50, 0.31, 0.18))), cap=m.stone((0.44, 0.29, 0.18), 0.95, 0.5, 5, 0.2), viga=m.wood((0.20, 0.12, 0.065), 'z', rough=0.75), beam=m.wood((0.20, 0.12, 0.065), 'x', rough=0.75), sand=terrain.sand(sand, 0.16, 1.0), far=terrain.sand(sand, 0.35, 0.12),
        inside=a.within(max(glow, 0.05)), shadow=m.paint((0.14, 0.09, 0.06), 0.95, 0), flag=masonry.setts((0.44, 0.32, 0.22), (0.85, 0.6), 0.0, joint=0.014, vary=0.2), sheer_out=m.translucent((0.86, 0.80, 0.70), 0.5, transparent=0.1), iron=m.glazed((0.02, 0.016, 0.013), 0.5), pane=m.glass((1, 1, 1), 1.0), joinery=m.wood((0.20, 0.12, 0.065), 'z', rough=0.7),
        grass=foliage.leafage((0.36, 0.30, 0.15), 0.3, 0.4), sage=foliage.leafage((0.17, 0.18, 0.12), 0.2, 0.4), palm=foliage.leafage((0.10, 0.14, 0.05), 0.3, 0.4), frond=foliage.leafage((0.10, 0.14, 0.05), 0.3, 0.4), trunk=foliage.bark((0.24, 0.17, 0.11)),
    )
    # Two blocks at the sides, a covered hall between them that is open to the court.
    volume(kit, -11.5, -4.2, 2.5, 9.0, 3.7, ((-9.6, -8.2, 0.0, 2.5), (-6.9, -5.9, 0.9, 2.3)), glow)
    volume(kit, 4.6, 12.5, 3.4, 9.5, 4.4, ((6.0, 7.6, 0.0, 2.7), (9.2, 10.6, 1.0, 2.5)), glow)
    box((0.2, 8.2, 1.8), (9.2, 0.5, 3.6), kit['earth'], 0.03)
    box((0.2, 5.8, 3.32), (9.6, 5.6, 0.22), kit['beam'], 0.02)
    box((0.2, 5.8, 3.50), (9.8, 5.8, 0.16), kit['cap'], 0.03)
    for k in range(12):
        cylinder((-4.1 + k * 0.78, 8.2, 3.12), 0.09, 5.7, kit['viga'], 14, (math.pi / 2, 0, 0))
    for x in (-2.0, 2.4):
        box((x, 3.3, 1.6), (0.62, 0.62, 3.2), kit['earth'], 0.04)
    for x, d in ((-4.0, 0.7), (-2.3, -0.0), (2.7, 0.0), (4.5, -0.7)):
        if d:
            curtain((x, 3.25), (x + d, 3.25), 0.03, 3.1, kit['sheer_out'], 7, 0.06)
    put(f.sofa, kit, 2.8, 'outdoor', cushions=4, at=(0.2, 6.9, 0.06))
    for s in (-1, 1):
        put(f.armchair, kit, 'outdoor', at=(0.2 + s * 2.3, 5.4, 0.06), turn=-s * 1.0)
    put(f.low_table, kit, 1.3, 0.8, 0.36, 'teak', at=(0.2, 5.3, 0.06))
    f.rug(kit, 4.4, 3.2, at=(0.2, 5.6))
    for x, y in ((-1.6, 5.2), (0.2, 6.4), (2.0, 5.2)):
        put(lamps.pendant, kit, 0.75, 3.2, True, 'lantern', 22 if dark else 6, 0.2, at=(x, y, 0))
    # The court: flags, a ring of seats round the fire, jars, lanterns.
    box((0.2, 3.6, -0.06), (12.5, 11.5, 0.16), kit['flag'], 0.02)
    fire(kit, dark)
    for x, y, tall in ((-3.7, 1.9, 1.05), (-4.4, 1.4, 0.7), (4.3, 2.6, 1.2), (5.0, 2.1, 0.65), (3.7, 2.1, 0.5)):
        lathe([(0, 0), (0.18 * tall, 0), (0.36 * tall, 0.42 * tall), (0.34 * tall, 0.68 * tall), (0.16 * tall, 0.88 * tall), (0.15 * tall, 0.95 * tall), (0.20 * tall, 1.0 * tall), (0.13 * tall, 0.95 * tall), (0.12 * tall, 0.6 * tall)], m.kept('jar', lambda: m.stone((0.42, 0.22, 0.12), 0.85, 0.4, 5, 0.25)), (x, y, 0.02), 40)
    for k in range(5 if dark else 0):
        for s in (-1, 1):
            a.lantern(kit, (0.2 + s * (1.35 + 0.03 * k), -2.6 - k * 1.3, -0.05), 0.85, 4, True)
    for x, y, r in ((-6.2, 0.6, 0.5), (-7.6, 1.3, 0.7), (6.4, 1.0, 0.55), (7.8, 2.0, 0.75), (-5.4, -2.4, 0.42), (6.2, -2.8, 0.4), (-9.5, 0.4, 0.6), (9.6, 1.2, 0.6)):
        tuft(kit, x, y, r)
    for x, y, h, lean in ((-12.6, 4.5, 7.4, (0.5, 0.2)), (-13.8, 8.0, 8.6, (-0.4, 0.3)), (13.6, 6.5, 7.0, (0.6, 0.1))):
        palm_tree(kit, (x, y, -0.1), h, lean, 26, 2.3)

    def near(x, y):
        flat = np.clip((np.hypot(np.maximum(np.abs(x - 0.3) - 11, 0), np.maximum(np.abs(y - 3) - 7.5, 0))) / 16, 0, 1) ** 1.5
        return -0.06 + dune(x, y, 3, 13.0, 38.0) * flat + 0.05 * terrain.fractal(x * 0.3, y * 0.3, 6, 3) * (0.4 + flat)

    terrain.land((-70, 70, -20, 90), (380, 340), near, kit['sand'])
    terrain.land((-900, 900, 70, 1300), (300, 220), lambda x, y: dune(x, y, 8, 150.0, 240.0) * np.clip((y - 60) / 260, 0.10, 1) - 2, kit['far'])
    terrain.heavens(hour, picture.get('sun', 75), picture.get('cloud', 0.3), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((0, -14, 7), (14, 7), (math.radians(64), 0, 0), (1, 0.93, 0.84), 120)
    if shot == 'side':
        return dict(at=(-7.2, -8.2, 1.6), to=(1.4, 3, 1.6), lens=26, rise=0.05)
    if shot == 'far':
        return dict(at=(-9.5, -11.5, 2.7), to=(0.6, 4, 2.7), lens=28, rise=0.0)
    return dict(at=(-1.2, -12.6, 2.9), to=(0.5, 4, 2.9), lens=28, rise=0.0)


def tuft(kit, x, y, r):
    rng = foliage.chance()
    n = 260
    t, d = rng.uniform(0, 6.28, n), rng.uniform(0, r * 0.5, n)
    foliage.leaves(np.stack([x + d * np.cos(t), y + d * np.sin(t), np.full(n, -0.06)], 1), np.stack([np.cos(t) * d * 1.6 / r + rng.normal(0, 0.2, n), np.sin(t) * d * 1.6 / r + rng.normal(0, 0.2, n), np.ones(n)], 1), rng.uniform(0.5, 1.0, n) * r * 1.4, 0.018, kit['grass'])


def fire(kit, dark):
    """A bowl with a wood fire, low seats round it."""
    at = (0.2, 0.1, 0.02)
    lathe([(0, 0), (0.30, 0), (0.34, 0.06), (0.62, 0.34), (0.66, 0.36), (0.60, 0.36), (0.30, 0.14), (0, 0.12)], m.kept('bowl', lambda: m.metal((0.10, 0.07, 0.05), 0.6)), at, 48)
    log = m.kept('log', lambda: m.wood((0.06, 0.035, 0.02), 'z', rough=0.9))
    for k in range(7):
        t = 0.9 * k
        tube([(at[0] + 0.36 * math.cos(t), at[1] + 0.36 * math.sin(t), 0.34), (at[0] - 0.05 * math.cos(t), at[1] - 0.05 * math.sin(t), 0.62)], 0.045, log, 8)
    flame, core = m.kept('fire', lambda: m.emission((1, 0.34, 0.06), 6)), m.kept('fire-core', lambda: m.emission((1, 0.6, 0.2), 13))
    for material in (flame, core):
        material.cycles.sample_as_light = False
    for k in range(18):
        tall, r = rnd.uniform(0.22, 0.58), rnd.uniform(0.03, 0.06)
        lathe([(0.001, 0), (r, tall * 0.22), (r * 0.75, tall * 0.5), (r * 0.3, tall * 0.8), (0.001, tall)], flame if k % 3 else core, (at[0] + rnd.uniform(-0.2, 0.2), at[1] + rnd.uniform(-0.2, 0.2), 0.34), 12, turn=(rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), 0))
    bulb((at[0], at[1], 0.75), 60 if dark else 14, 0.25, (1, 0.45, 0.15))
    for k in range(5):
        t = math.radians(20 + 35 * k)
        x, y = at[0] + 1.9 * math.cos(t), at[1] + 1.9 * math.sin(t)
        f.upholstered((x, y, 0.22), (0.95, 0.7, 0.28), kit['outdoor'], 0.08, 0.03, (0, 0, t - math.pi / 2))
        cloth('cushion', kit['accent' if k % 2 else 'throw'], (at[0] + 2.12 * math.cos(t), at[1] + 2.12 * math.sin(t), 0.5), (1.1, 0, t - math.pi / 2), (1.0, 1.0, 0.8))
