"""Close views with a long lens: a tray of tea, a lamp and a book, folded linen, a key, a vase. The surface lies at z = 0."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, curtain, lathe, put, rnd, sphere, tube
from lighting import is_dark, panel, sky, window
from shell import mouldings, slats
from styles import kit as materials


def stage(kit, picture, top, wall=1.3, width=5.0):
    """A table's top, a wall behind it, soft light from the left and, by day, a blade of sun."""
    hour = picture['hour']
    box((0, 0.1, -0.03), (width, 2.3, 0.06), top, 0.006)
    box((0, wall + 0.1, 0.6), (7, 0.2, 4), kit['wall'], 0)
    sky(hour, picture.get('sun', -62), picture.get('sunlight', 1.0), 0.6)
    dark = is_dark(hour)
    # What stands between the window and the table breaks the sun into bars and leaves.
    if not dark and picture.get('gobo', True):
        for k in range(3):
            box((-2.6, -1.2 + k * 0.75, 1.2), (0.05, 0.09, 3.0), kit['wall'], 0)
        box((-2.6, -0.4, 1.35), (0.05, 3, 0.07), kit['wall'], 0)
    window((-2.3, 0.0, 0.9), (1.8, 1.6), -90, hour, 1.5 if not dark else 0.8)
    panel((1.8, -1.6, 1.3), (1.6, 1.2), (math.radians(62), 0, math.radians(48)), (1, 0.93, 0.85), 7 if not dark else 3)
    if dark:
        panel((-0.4, -0.5, 1.7), (0.9, 0.7), (0.25, 0, 0), (1, 0.68, 0.40), 15)


def backdrop(kit, style):
    if style in ('city', 'club'):
        slats(kit, -3.2, 3.2, 1.3, -1.2, 2.6, 0.08)
    elif style == 'palace':
        mouldings(kit, 1.3, ((-2.4, -0.75), (-0.55, 1.05), (1.25, 2.9)), -0.6, 1.7, rail=None)


def tea(kit, style):
    put(p.tray, kit, 0.5, 0.34, 'lacquer', at=(0.0, 0.0, 0), turn=0.12)
    pot_of = 'ceramic' if style in ('ryokan', 'riad', 'alpine') else 'porcelain'
    put(p.teapot, kit, pot_of, 1.15, at=(-0.09, 0.045, 0.016), turn=0.5)
    put(p.cup, kit, pot_of, 1.15, style != 'ryokan', True, style != 'ryokan', at=(0.125, -0.03, 0.016), turn=0.5)
    put(p.cup, kit, pot_of, 1.15, style != 'ryokan', True, style != 'ryokan', at=(0.12, 0.1, 0.016), turn=1.1)
    put(p.folded, kit, 1, (0.14, 0.1), 'linen', 0.02, at=(-0.16, -0.1, 0.016), turn=0.2)
    put(p.vase, kit, 0.2, 'ceramic' if pot_of == 'porcelain' else 'porcelain', 0, at=(-0.42, 0.26, 0))
    put(plants.branches, kit, (0, 0, 0.15), 5, 0.42, 0.28, (0.06, 0.018), at=(-0.42, 0.26, 0))
    put(p.books, kit, 2, (0.26, 0.19), at=(0.46, 0.2, 0), turn=-0.3)
    return dict(at=(0.22, -1.25, 0.62), to=(0.0, 0.06, 0.06), lens=52, tilt=True, focus=(0.02, -0.02, 0.06), stop=4.0)


def lamp(kit, style):
    put(lamps.table_lamp, kit, True, 'ceramic', 1.3, 1.1, at=(-0.26, 0.35, 0))
    put(p.books, kit, 3, (0.25, 0.18), at=(0.1, 0.1, 0), turn=0.25)
    put(p.glassware, kit, 'tumbler', at=(0.38, 0.2, 0))
    put(p.vase, kit, 0.16, 'porcelain', 1, at=(-0.02, 0.46, 0))
    put(plants.branches, kit, (0, 0, 0.12), 4, 0.28, 0.16, (0.045, 0.015), at=(-0.02, 0.46, 0))
    return dict(at=(0.25, -1.45, 0.46), to=(-0.05, 0.25, 0.24), lens=54, tilt=True, focus=(0.06, 0.08, 0.1), stop=3.2)


def linen(kit, style):
    """The head of a made bed, from its side."""
    put(f.bed, kit, 1.96, 'plain', False, True, 1.3, 2.4, at=(0, 1.22, -0.6))
    put(p.folded, kit, 2, (0.5, 0.34), 'throw', 0.05, at=(-0.12, -0.12, 0.055), turn=0.35)
    put(plants.branches, kit, (0, 0, 0), 2, 0.02, 0.32, (0.06, 0.018), at=(-0.2, -0.15, 0.165), turn=0.6)
    return dict(at=(-1.45, -1.35, 0.62), to=(0.1, 0.5, 0.1), lens=46, tilt=True, focus=(-0.3, 0.55, 0.15), stop=2.8)


def towels(kit, style):
    for x, z in ((-0.13, 0), (0.0, 0), (0.13, 0), (-0.065, 0.104), (0.065, 0.104)):
        put(p.rolled_towel, kit, 0.34, 0.06, at=(x - 0.12, 0.1, z), turn=math.pi / 2 + rnd.uniform(-0.02, 0.02))
    put(p.candle, kit, 0.11, 0.042, at=(0.22, -0.02, 0))
    put(p.candle, kit, 0.08, 0.036, at=(0.31, 0.1, 0))
    stone = m.kept('pebble', lambda: m.stone((0.10, 0.10, 0.10), 0.5, 0.2, 9))
    for k, r in enumerate((0.055, 0.043, 0.03)):
        sphere((0.12, -0.16, 0.022 + 0.038 * k), r, stone, 0.42)
    put(plants.branches, kit, (0, 0, 0), 2, 0.05, 0.3, (0.07, 0.022), 'leaf', at=(-0.05, -0.2, 0.012), turn=0.3)
    put(p.bowl, kit, 0.1, 0.055, at=(0.42, 0.32, 0))
    return dict(at=(0.25, -1.3, 0.5), to=(0.03, 0.08, 0.07), lens=52, tilt=True, focus=(-0.02, -0.05, 0.08), stop=4.0)


def key(kit, style):
    """An old brass key with its tassel on a folded cloth, a book under it."""
    brass = kit['metal']
    put(p.books, kit, 2, (0.32, 0.24), at=(0.02, 0.05, 0), turn=0.15)
    z = 0.068
    tube([(-0.05, -0.02, z), (0.05, 0.03, z)], 0.0042, brass, 14)
    hoop = [(-0.068 + 0.02 * math.cos(a), -0.029 + 0.02 * math.sin(a), z) for a in (2 * math.pi * k / 32 for k in range(33))]
    tube(hoop, 0.0038, brass, 12)
    for t in (0.62, 0.8, 0.95):
        x, y = -0.05 + 0.1 * t, -0.02 + 0.05 * t
        box((x + 0.005, y - 0.011, z), (0.005, 0.02, 0.006), brass, 0.001, 0.46)
    cord = [(-0.088 - 0.011 * k, -0.035 - 0.005 * k + 0.008 * math.sin(k), z - 0.0015 * k) for k in range(8)]
    tube(cord, 0.0022, kit['accent'])
    x, y = cord[-1][0], cord[-1][1]
    sphere((x, y, z - 0.012), 0.012, kit['accent'])
    for k in range(34):
        a = rnd.uniform(-0.32, 0.32)
        r = rnd.uniform(0.075, 0.088)
        end = (x - r * math.cos(a) * 0.95, y - r * math.sin(a) - 0.02, max(0.004, z - 0.03 - rnd.random() * 0.03))
        tube([(x, y, z - 0.012), ((x + end[0]) / 2, (y + end[1]) / 2, z - 0.006), end], 0.0011, kit['accent'])
    put(p.cup, kit, 'porcelain', 1.0, at=(0.3, 0.22, 0), turn=0.7)
    put(p.vase, kit, 0.17, 'ceramic', 0, at=(-0.26, 0.3, 0))
    put(plants.branches, kit, (0, 0, 0.12), 5, 0.3, 0.2, (0.05, 0.016), at=(-0.26, 0.3, 0))
    return dict(at=(0.06, -0.72, 0.40), to=(-0.01, 0.02, 0.07), lens=55, tilt=True, focus=(-0.02, -0.01, 0.07), stop=4.5)


def vase(kit, style):
    put(p.vase, kit, 0.34, 'ceramic', 0, at=(-0.16, 0.42, 0))
    put(plants.branches, kit, (0, 0, 0.28), 8, 0.75, 0.5, (0.085, 0.024), 'olive', at=(-0.16, 0.42, 0))
    put(p.bowl, kit, 0.13, 0.07, 'porcelain', at=(0.28, 0.2, 0))
    for k in range(4):
        thing = p.fruit(0.038, (0.48, 0.22, 0.03))
        thing.location = (0.28 + 0.05 * math.cos(k * 1.7), 0.2 + 0.05 * math.sin(k * 1.7), 0.055)
    put(p.books, kit, 2, (0.28, 0.2), at=(-0.5, 0.2, 0), turn=0.2)
    return dict(at=(0.1, -1.75, 0.42), to=(-0.06, 0.4, 0.36), lens=46, tilt=True, focus=(-0.14, 0.35, 0.25), stop=4.0)


def champagne(kit, style):
    put(p.tray, kit, 0.5, 0.34, 'metal', at=(0, 0.05, 0), turn=-0.1)
    bucket = [(0, 0.0), (0.075, 0.0), (0.08, 0.006), (0.105, 0.2), (0.112, 0.205), (0.108, 0.212), (0.1, 0.205), (0.08, 0.02), (0, 0.02)]
    put(lathe, bucket, kit['chrome'], at=(-0.1, 0.1, 0.016))
    ice = m.kept('ice', lambda: m.glass((0.9, 0.96, 1.0), 2.2))
    for _ in range(16):
        a, r = rnd.uniform(0, 6.3), rnd.uniform(0, 0.075)
        box((-0.1 + r * math.cos(a), 0.1 + r * math.sin(a), 0.205 + rnd.uniform(-0.01, 0.015)), (0.03, 0.03, 0.028), ice, 0.004, rnd.uniform(0, 3))
    green = m.kept('green', lambda: m.glazed((0.012, 0.035, 0.012), 0.08, 0.1))
    foil = m.kept('foil', lambda: m.metal((0.75, 0.55, 0.25), 0.3))
    profile = [(0.043, 0), (0.043, 0.15), (0.034, 0.19), (0.017, 0.25)]
    tilt = (0.16, 0.22, 0)
    lathe(profile, green, (-0.12, 0.1, 0.06), 36, turn=tilt)
    lathe([(0.0172, 0.23), (0.0165, 0.29), (0.019, 0.295), (0.019, 0.325), (0.001, 0.328)], foil, (-0.12, 0.1, 0.06), 28, turn=tilt)
    wine = m.kept('wine', lambda: m.glass((0.96, 0.84, 0.5), 1.0))
    for x, y in ((0.09, 0.0), (0.17, 0.09)):
        put(p.glassware, kit, 'flute', at=(x, y, 0.016))
        lathe([(0.001, 0.092), (0.013, 0.11), (0.021, 0.155), (0.021, 0.175), (0.001, 0.175)], wine, (x, y, 0.016), 28)
    put(p.bowl, kit, 0.075, 0.045, 'porcelain', at=(0.08, -0.13, 0.016))
    for k in range(6):
        thing = p.fruit(0.017, (0.42, 0.02, 0.02))
        thing.location = (0.08 + 0.03 * math.cos(k), -0.13 + 0.03 * math.sin(k), 0.055)
    return dict(at=(0.25, -1.25, 0.40), to=(0.01, 0.08, 0.13), lens=66, tilt=True, focus=(0.05, 0.0, 0.14), stop=3.5)


def breakfast(kit, style):
    """A tray on a made bed."""
    put(f.bed, kit, 1.96, 'plain', False, False, 1.3, 2.4, at=(0, 1.22, -0.62))
    z = 0.035
    put(p.tray, kit, 0.58, 0.38, 'wood', at=(0.05, -0.35, z), turn=0.15)
    put(p.plate, kit, 0.125, at=(0.2, -0.37, z + 0.016))
    crust = m.kept('crust', lambda: m.paint((0.52, 0.24, 0.07), 0.55, 0.9, 90, 0.3))
    for k, (x, y, t) in enumerate(((0.17, -0.37, 0.3), (0.235, -0.36, 1.4))):
        path, radii = [], []
        for i in range(15):
            a = math.pi * (0.15 + 0.7 * i / 14)
            path.append((x + 0.052 * math.cos(a + t), y + 0.052 * math.sin(a + t), z + 0.047))
            radii.append(0.006 + 0.021 * math.sin(math.pi * i / 14) * (0.9 + 0.1 * math.cos(i * 2.2)))
        tube(path, radii, crust, 14)
    put(p.cup, kit, 'porcelain', 1.15, at=(-0.02, -0.44, z + 0.016), turn=0.6)
    put(p.teapot, kit, 'porcelain', 1.0, at=(-0.14, -0.28, z + 0.016), turn=0.8)
    put(p.glassware, kit, 'tumbler', at=(0.06, -0.25, z + 0.016))
    juice = m.kept('juice', lambda: m.glazed((0.80, 0.34, 0.02), 0.1, 0.05))
    lathe([(0.001, 0.014), (0.035, 0.014), (0.037, 0.07), (0.001, 0.07)], juice, (0.06, -0.25, z + 0.016), 28)
    put(p.vase, kit, 0.12, 'porcelain', 1, at=(-0.06, -0.2, z + 0.016))
    put(plants.branches, kit, (0, 0, 0.09), 4, 0.2, 0.12, (0.04, 0.014), at=(-0.06, -0.2, z + 0.016))
    return dict(at=(-0.62, -1.5, 0.72), to=(0.04, -0.1, 0.08), lens=48, tilt=True, focus=(0.05, -0.38, 0.08), stop=4.0)


SUBJECTS = {'tea': tea, 'lamp': lamp, 'linen': linen, 'towels': towels, 'key': key, 'vase': vase, 'champagne': champagne, 'breakfast': breakfast}


def build(picture):
    style, subject = picture['style'], picture['subject']
    kit = materials(style)
    kit['towel'] = m.knit((0.78, 0.75, 0.70), 150, 0.5, 0.04)
    kit['lacquer'] = m.glazed((0.05, 0.03, 0.02), 0.2, 0.2) if style != 'palace' else kit['metal']
    tops = {
        'stone': lambda: kit['stone'], 'wood': lambda: m.wood(m.times(kit['palette']['panel'], 0.8), 'x', rough=0.34, scale=2.6), 'leather': lambda: m.leather(kit['palette']['seat']), 'linen': lambda: kit['linen'],
        'zellige': lambda: m.zellige((0.10, 0.24, 0.23), 0.1), 'slate': lambda: m.stone((0.10, 0.10, 0.10), 0.5, 0.3, 4, 0.3),
    }
    top = tops[picture.get('top', 'stone')]()
    if subject in ('linen', 'breakfast'):
        box((0, 1.33, 0.6), (7, 0.2, 4), kit['wall'], 0)
        hour = picture['hour']
        sky(hour, picture.get('sun', -62), picture.get('sunlight', 1.0), 0.6)
        window((-2.3, -0.2, 0.9), (1.9, 1.7), -90, hour, 1.8)
        panel((1.8, -1.8, 1.3), (1.6, 1.2), (math.radians(62), 0, math.radians(48)), (1, 0.93, 0.85), 9)
        for k in range(3):
            box((-2.6, -1.3 + k * 0.75, 1.2), (0.05, 0.09, 3.0), kit['wall'], 0)
        curtain((-2.35, 1.1), (-1.75, 1.2), -0.6, 2.4, kit['curtain'], 7)
    else:
        stage(kit, picture, top)
        backdrop(kit, style)
    return SUBJECTS[subject](kit, style)

