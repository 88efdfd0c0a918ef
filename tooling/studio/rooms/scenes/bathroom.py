"""A bathroom: a freestanding bath before a window, or a basin before its mirror."""
import math

import furniture as f
import materials as m
import plants
import props as p
from core import box, cylinder, lathe, put, rnd, tube
from lighting import bulb, is_dark, panel, sky, strip, window
from scenes.views import beyond
from shell import frame, room
from styles import kit as materials

W, D, H = 4.6, 4.4, 2.9


def surfaces(style):
    """Wall, floor and bath of a style."""
    up = (math.pi / 2, 0, 0)
    return {
        'city': lambda: (m.marble((0.30, 0.29, 0.28), (0.62, 0.58, 0.52), 0.14, 0.9, 0.7, (1.2, 2.4), up), m.marble((0.30, 0.29, 0.28), (0.6, 0.56, 0.5), 0.2, 1.0, 0.6, (0.9, 0.9)), 'white'),
        'palace': lambda: (m.marble((0.76, 0.72, 0.66), (0.30, 0.27, 0.25), 0.1, 0.8, 1.0, (1.2, 2.4), up), m.marble((0.74, 0.72, 0.68), (0.36, 0.32, 0.28), 0.12, 1.1, 0.9, (0.6, 0.6)), 'white'),
        'beach': lambda: (m.paint((0.74, 0.70, 0.62), 0.85, 0.5), m.stone((0.60, 0.53, 0.43), 0.6, 0.2, 5, 0.16, (0.8, 0.8), offset=0), 'stone'),
        'alpine': lambda: (m.wood((0.34, 0.21, 0.115), 'z'), m.stone((0.13, 0.13, 0.13), 0.5, 0.35, 4, 0.3, (0.9, 0.45)), 'white'),
        'riad': lambda: (m.paint((0.50, 0.36, 0.25), 0.4, 0.25, 5, 0.14), m.zellige((0.10, 0.24, 0.23), 0.1), 'copper'),
        'ryokan': lambda: (m.stone((0.16, 0.155, 0.15), 0.7, 0.5, 3, 0.3, (0.9, 0.3), up), m.stone((0.20, 0.195, 0.19), 0.65, 0.5, 3, 0.25, (0.6, 0.6)), 'cedar'),
        'club': lambda: (m.marble((0.035, 0.075, 0.06), (0.40, 0.42, 0.34), 0.08, 0.9, 0.7, (1.2, 2.4), up), m.marble((0.05, 0.05, 0.05), (0.5, 0.44, 0.34), 0.1, 1.3, 0.6, (0.6, 0.6)), 'white'),
        'desert': lambda: (m.paint((0.60, 0.44, 0.31), 0.8, 0.6, 8, 0.1), m.stone((0.52, 0.40, 0.29), 0.55, 0.25, 4, 0.2, (0.7, 0.7), offset=0), 'stone'),
    }[style]()


def bath(kit, material):
    """Freestanding, 1.75 long along x, 0.58 high."""
    if material == 'cedar':
        for s in (-1, 1):
            box((0, s * 0.46, 0.31), (1.6, 0.05, 0.62), kit['wood'], 0.006)
            box((s * 0.78, 0, 0.31), (0.05, 0.9, 0.62), kit['wood'], 0.006)
            box((0, s * 0.46, 0.63), (1.72, 0.11, 0.035), kit['wood'], 0.006)
            box((s * 0.8, 0, 0.63), (0.11, 1.0, 0.035), kit['wood'], 0.006)
        box((0, 0, 0.56), (1.54, 0.88, 0.01), kit['water'], 0)
        box((0, 0, 0.2), (1.54, 0.88, 0.02), kit['wood'], 0)
        return
    profile = [(0, 0.02), (0.60, 0.02), (0.64, 0.0), (0.66, 0.02), (0.70, 0.18), (0.80, 0.46), (0.865, 0.575), (0.88, 0.582), (0.872, 0.592), (0.85, 0.588), (0.83, 0.565), (0.75, 0.40), (0.66, 0.19), (0.52, 0.13), (0, 0.12)]
    lathe(profile, kit[material], steps=72, scale=(1, 0.47, 1))
    lathe([(0, 0.45), (0.768, 0.45)], kit['water'], steps=72, scale=(1, 0.47, 1))


def bath_tap(kit, metal='metal'):
    """A standing filler of 0.95 m."""
    cylinder((0, 0, 0), 0.05, 0.012, kit[metal])
    tube([(0, 0, 0), (0, 0, 0.86)], 0.014, kit[metal], 16)
    arc = [(0, -0.11 + 0.11 * math.cos(t), 0.86 + 0.10 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))]
    tube([*arc, (0, -0.22, 0.80)], 0.014, kit[metal], 16)
    tube([(-0.05, 0, 0.72), (0.07, 0, 0.72)], 0.012, kit[metal], 12)


def vanity(kit, width, stone, basins=2):
    """Against the wall behind it; top at 0.86."""
    box((0, -0.27, 0.58), (width, 0.5, 0.36), kit['wood'], 0.006)
    for k in range(basins * 2):
        w = width / (basins * 2)
        box(((k + 0.5) * w - width / 2, -0.526, 0.58), (w - 0.012, 0.014, 0.33), kit['wood'], 0.004)
        box(((k + 0.5) * w - width / 2, -0.545, 0.70), (0.14, 0.02, 0.012), kit['metal'], 0.004)
    box((0, -0.28, 0.81), (width + 0.03, 0.56, 0.1), stone, 0.004)
    for k in range(basins):
        x = (k + 0.5) * width / basins - width / 2
        lathe([(0, 0.015), (0.12, 0.012), (0.17, 0.03), (0.205, 0.125), (0.21, 0.13), (0.20, 0.125), (0.16, 0.04), (0.02, 0.03), (0, 0.03)], kit['porcelain'], (x, -0.3, 0.86), 56, (1.15, 0.85, 1))
        tube([(x, -0.06, 0.86), (x, -0.06, 1.10), (x, -0.09, 1.14), (x, -0.2, 1.14), (x, -0.21, 1.11)], 0.011, kit['metal'], 14)
        for s in (-1, 1):
            cylinder((x + s * 0.1, -0.06, 0.86), 0.014, 0.09, kit['metal'])


def build(picture):
    style, hour, shot = picture['style'], picture['hour'], picture.get('camera', 'bath')
    kit = materials(style)
    dark = is_dark(hour)
    wall_material, floor_material, tub = surfaces(style)
    kit.update(
        bathwall=wall_material, bathfloor=floor_material, towel=m.knit((0.78, 0.75, 0.70), 150, 0.5, 0.04),
        copper=m.metal((0.72, 0.36, 0.19), 0.24), water=m.water((0.80, 0.93, 0.93), 0.06, 3),
    )
    kit['tub'] = {'white': kit['porcelain'], 'stone': m.stone((0.66, 0.62, 0.55), 0.5, 0.1, 5, 0.1), 'copper': kit['copper']}.get(tub, kit['porcelain'])
    if shot == 'basin':
        room(kit, W, D, H, west=[(-1.4, 1.2, 0.3, 2.6)], floor='bathfloor', walls='bathwall', skirting=None)
        y = D / 2
        put(vanity, kit, 2.3, kit['stone'] if style not in ('riad', 'desert') else kit['tub'], at=(0.2, y, 0))
        shine = m.mirror()
        for k in (-1, 1):
            x = 0.2 + k * 0.575
            if picture.get('round', False):
                cylinder((x, y - 0.02, 1.62), 0.42, 0.02, kit['metal'], 72, (math.pi / 2, 0, 0))
                cylinder((x, y - 0.042, 1.62), 0.405, 0.003, shine, 72, (math.pi / 2, 0, 0))
            else:
                box((x, y - 0.015, 1.68), (0.80, 0.03, 1.1), kit['metal'], 0.004)
                box((x, y - 0.032, 1.68), (0.77, 0.004, 1.07), shine, 0)
        for x in (-1.08, 0.2, 1.48):
            cylinder((x, y - 0.10, 1.50), 0.045, 0.30, kit['shade_lit'], 32)
            box((x, y - 0.05, 1.65), (0.02, 0.1, 0.02), kit['metal'], 0.004)
            bulb((x, y - 0.17, 1.65), 5.5, 0.05)
        put(p.folded, kit, 3, (0.34, 0.24), 'towel', at=(0.2, y - 0.24, 0.86))
        put(p.vase, kit, 0.2, style=1, at=(1.18, y - 0.22, 0.86))
        put(plants.branches, kit, (0, 0, 0.15), 5, 0.4, 0.2, at=(1.18, y - 0.22, 0.86))
        put(p.candle, kit, at=(-0.82, y - 0.18, 0.86))
        put(f.stool, kit, 0.19, 0.45, at=(-1.25, y - 0.9, 0))
        put(p.folded, kit, 2, (0.3, 0.28), 'towel', at=(-1.25, y - 0.9, 0.45))
        beyond(kit, picture.get('vista') or picture.get('view', 'sky'), hour, (-W / 2, 0), -90)
        sky(hour, -65)
        window((-W / 2 + 0.02, -0.1, 1.45), (2.6, 2.3), -90, hour, 1.3)
        panel((0, -0.6, H - 0.04), (2.6, 2), (0, 0, 0), (1, 0.86, 0.70), 26 if dark else 18)
        return dict(at=(-0.75, -0.75, 1.36), to=(0.42, 2.2, 1.36), lens=29, rise=-0.03)

    a0, a1, z0, z1 = (-1.7, 1.7, 0.02, 2.62) if picture.get('window', 'wide') == 'wide' else (-0.95, 0.95, 0.5, 2.5)
    arch = 'round' if style in ('riad', 'desert') else None
    if arch:
        a0, a1, z0, z1 = -1.05, 1.05, 0.35, 2.6
    room(kit, W, D, H, north=[(a0, a1, z0, z1, *([arch] if arch else []))], floor='bathfloor', walls='bathwall', skirting=None, ceiling='ceiling')
    if not arch:
        frame(kit, 'x', D / 2 + 0.12, a0, a1, z0, z1, picture.get('bars', 2), material='upright', rails=(z1 - 0.5,) if style == 'palace' else (), thick=0.045)
    bx, by = picture.get('bath_x', 0.1), D / 2 - 0.95
    put(bath, kit, 'cedar' if tub == 'cedar' else 'tub', at=(bx, by, 0), turn=picture.get('turn', 0.0))
    if tub != 'cedar':
        put(bath_tap, kit, 'metal' if style != 'city' else 'chrome', at=(bx - 0.35, by + 0.56, 0))
    put(f.stool, kit, 0.18, 0.46, 'upright' if style in ('alpine', 'ryokan', 'beach', 'riad') else 'stone', at=(bx + 1.22, by - 0.35, 0))
    put(p.folded, kit, 2, (0.28, 0.26), 'towel', at=(bx + 1.22, by - 0.35, 0.46))
    put(p.candle, kit, at=(bx + 1.22, by - 0.35, 0.553))
    if picture.get('plant', True):
        put(plants.pot, kit, 0.22, 0.4, at=(-W / 2 + 0.5, D / 2 - 0.55, 0))
        put(plants.palm, kit, 1.35, 9, 0.85, at=(-W / 2 + 0.5, D / 2 - 0.55, 0.34))
    box((bx - 0.1, by - 0.95, 0.012), (1.0, 0.6, 0.024), kit['towel'], 0.01, 0.04)
    tube([(W / 2 - 0.09, 0.1, 1.15), (W / 2 - 0.09, 0.8, 1.15)], 0.011, kit['metal'])
    put(p.hanging_towel, kit, 0.5, 0.62, at=(W / 2 - 0.09, 0.45, 1.15), turn=math.pi / 2)
    if tub != 'cedar' and rnd.random() < 0.9:
        box((bx + 0.32, by, 0.605), (0.16, 0.92, 0.02), kit['wood'], 0.004)
        put(p.candle, kit, 0.07, 0.03, at=(bx + 0.32, by + 0.1, 0.615))
        put(p.folded, kit, 1, (0.13, 0.2), 'towel', 0.03, at=(bx + 0.32, by - 0.2, 0.615))
    beyond(kit, picture.get('vista') or picture.get('view', 'sky'), hour, (0, D / 2), 0)
    sky(hour, picture.get('sun', 72), picture.get('sunlight', 1.0))
    window(((a0 + a1) / 2, D / 2 - 0.02, (z0 + z1) / 2), (a1 - a0, z1 - z0), 0, hour, 1.3)
    if dark:
        panel((0, -0.3, H - 0.04), (3, 2.4), (0, 0, 0), (1, 0.74, 0.48), 26)
        for x in (-1.5, 1.5):
            bulb((x, -0.6, 2.3), 6, 0.1)
        strip((0, D / 2 - 0.1, H - 0.02), 4, 10)
    else:
        panel((0.4, -D / 2 + 0.1, 2.2), (3, 1.6), (math.radians(75), 0, 0), (1, 0.95, 0.88), 15)
    if shot == 'tall':
        return dict(at=(bx - 0.5, -D / 2 - 0.7, 1.3), to=(bx + 0.12, 2, 1.3), lens=30, rise=-0.02)
    if shot == 'corner':
        return dict(at=(-W / 2 + 0.3, -D / 2 - 0.2, 1.35), to=(0.75, 1.9, 1.35), lens=25, rise=-0.05)
    return dict(at=(0.0, -D / 2 - 1.0, 1.3), to=(0.0, 2, 1.3), lens=29, rise=-0.035)


