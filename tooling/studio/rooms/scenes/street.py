"""Houses of a town from the street: dressed stone with balconies, brick with white trim, stucco with shutters."""
import math

import architecture as a
import foliage
import furniture as f
import masonry
import materials as m
import numpy as np
from core import box, cylinder, mesh, put, rnd, tube
from lighting import is_dark, panel, spot
from ornaments import bouquet
from shell import wall
from styles import kit as materials
from terrain import heavens

HOUSES = {
    'paris': dict(stone=(0.60, 0.52, 0.41), trim=(0.64, 0.56, 0.45), base=(0.58, 0.50, 0.40), joinery=(0.70, 0.68, 0.63), leaf=(0.035, 0.055, 0.045), awning=(0.025, 0.055, 0.045), bays=2.75, ground=4.5, first=4.3, second=3.6),
    'brick': dict(stone=(0.25, 0.095, 0.06), trim=(0.66, 0.62, 0.55), base=(0.62, 0.58, 0.51), joinery=(0.74, 0.73, 0.70), leaf=(0.008, 0.012, 0.02), awning=(0.02, 0.025, 0.05), bays=2.5, ground=4.1, first=3.8, second=3.3),
    'stucco': dict(stone=(0.66, 0.42, 0.24), trim=(0.72, 0.64, 0.52), base=(0.60, 0.52, 0.43), joinery=(0.66, 0.62, 0.54), leaf=(0.10, 0.055, 0.025), awning=(0.66, 0.60, 0.50), bays=2.9, ground=4.3, first=4.0, second=3.4),
    'white': dict(stone=(0.74, 0.72, 0.67), trim=(0.76, 0.74, 0.69), base=(0.72, 0.70, 0.65), joinery=(0.05, 0.06, 0.06), leaf=(0.012, 0.02, 0.018), awning=(0.12, 0.02, 0.025), bays=2.7, ground=4.3, first=4.1, second=3.5),
}


def surfaces(kit, h, house, wet):
    def plain(colour, **named):
        return m.stone(colour, 0.85, 0.25, 5, 0.12, **named)

    kit.update(
        pane=m.glass((0.93, 0.96, 0.95), 1.6), trim=plain(h['trim']), base=plain(h['base']), joinery=m.paint(h['joinery'], 0.4, 0),
        doorleaf=m.wood(h['leaf'], 'z', rough=0.25, contrast=0.2) if house == 'stucco' else m.glazed(h['leaf'], 0.22, 0.05),
        iron=m.glazed((0.012, 0.013, 0.014), 0.35, 0.1), metal=m.metal((0.72, 0.52, 0.24), 0.2), planter=m.glazed((0.02, 0.024, 0.022), 0.3, 0.1) if house != 'stucco' else m.stone((0.48, 0.24, 0.13), 0.9, 0.3),
        awning=m.translucent(h['awning'], 0.25), shutter=m.glazed((0.05, 0.10, 0.075), 0.45, 0.1), box=foliage.leafage((0.045, 0.09, 0.025), 0.25), geranium=foliage.leafage((0.42, 0.04, 0.03), 0.2, 0.3),
        carpet=m.knit(tuple(min(0.3, c * 3 + 0.01) for c in h['awning']), 90, 0.3),
        walk=masonry.setts((0.34, 0.32, 0.29), (1.1, 0.7), wet, joint=0.008, vary=0.14), street=masonry.setts((0.13, 0.128, 0.125), (0.2, 0.13), wet, vary=0.4),
        wall={'brick': lambda: masonry.brick(h['stone']), 'stucco': lambda: m.paint(h['stone'], 0.95, 0.5, 9, 0.10), 'white': lambda: m.paint(h['stone'], 0.9, 0.3, 12, 0.05)}.get(house, lambda: masonry.ashlar(h['stone']))(),
    )


def build(picture):
    house, hour = picture.get('house', 'paris'), picture['hour']
    shot, wet = picture.get('camera', 'front'), picture.get('wet', 0.0)
    h = {**HOUSES[house], **picture.get('colours', {})}
    kit = materials(picture['style'])
    surfaces(kit, h, house, wet)
    dark = is_dark(hour)
    glow = picture.get('glow', {'blue': 0.15, 'night': 0.10, 'golden': 0.5}.get(hour, 0.0))
    step, g, f1 = h['bays'], h['ground'], h['first']
    count = picture.get('bays', 4)
    xs = [k * step for k in range(-count, count + 1)]
    z1, z2 = g + 0.72, g + f1 + 0.62
    top = g + f1 + h['second'] + 0.25
    far = xs[-1] + step * 0.62
    arch = house in ('paris', 'stucco', 'white')
    dw, dh = (2.3, 3.75) if arch else (1.55, 3.3)
    low = dict(z=0.95, w=1.55, h=2.95) if house != 'brick' else dict(z=1.05, w=1.25, h=2.35)
    up = dict(w=1.28, h=2.75) if house != 'brick' else dict(w=1.15, h=2.25)
    over = dict(w=1.2, h=2.15) if house != 'brick' else dict(w=1.1, h=1.85)

    openings = [(-dw / 2, dw / 2, 0.0, dh, *(['round'] if arch else []))]
    for x in xs:
        if abs(x) > 0.1:
            openings.append((x - low['w'] / 2, x + low['w'] / 2, low['z'], low['z'] + low['h'], *(['round'] if house == 'paris' else [])))
        openings.append((x - up['w'] / 2, x + up['w'] / 2, z1, z1 + up['h']))
        openings.append((x - over['w'] / 2, x + over['w'] / 2, z2, z2 + over['h']))
    wall('x', 0.25, -far, far, top, kit['wall'], openings, 0.5)

    if house in ('paris', 'white'):
        cut = [(o[0] - 0.16, o[1] + 0.16, o[2], o[3] + 0.02) for o in openings if o[3] < g]
        a.channels(-far, far, 0.55, g - 0.2, cut, kit['base'])
        cut = [(-dw / 2 - 0.16, dw / 2 + 0.16, 0, 1)]
        a.channels(-far, far, 0.0, 0.56, cut, kit['base'], 0.56, 0.10, 0.0)
    elif house == 'brick':
        a.channels(-far, far, 0.0, 0.86, [(-dw / 2 - 0.2, dw / 2 + 0.2, 0, 2)], kit['base'], 0.43, 0.05, 0.016)
        a.course(-far, far, 0.86, ((0.10, 0.10),), kit['trim'])
    else:
        a.channels(-far, far, 0.0, 0.8, [(-dw / 2 - 0.2, dw / 2 + 0.2, 0, 2)], kit['base'], 0.8, 0.06, 0.0)
    a.course(-far, far, g - 0.12, ((0.10, 0.07), (0.16, 0.14), (0.07, 0.2)), kit['trim'])
    a.course(-far, far, g + f1 - 0.02, ((0.10, 0.05), (0.12, 0.12)), kit['trim'])
    a.modillions(-far, far, top + 0.02, kit['trim'], 0.45, 0.24, 0.36, 0.14)
    a.course(-far, far, top - 0.3, ((0.08, 0.05), (0.18, 0.02)), kit['trim'])
    a.course(-far, far, top, ((0.14, 0.46), (0.10, 0.54), (0.08, 0.60)), kit['trim'])

    for x in xs:
        if abs(x) > 0.1:
            a.window(kit, x, low['z'], low['w'], low['h'], lit=glow * (0.9 if rnd.random() < 0.85 else 0.0), arch='round' if house == 'paris' else None, bars=2, rails=(low['z'] + low['h'] * 0.62,) if house != 'brick' else (low['z'] + low['h'] * 0.5,), lamp=rnd.random() < 0.5)
            a.surround(kit, x, low['z'], low['w'], low['h'], thick=0.15, arch='round' if house == 'paris' else None, out=0.11 if house != 'brick' else 0.04)
            if house in ('brick', 'paris', 'stucco') and picture.get('boxes', True):
                flowers(kit, x, low['z'], low['w'])
        for z, o, chance in ((z1, up, 0.75), (z2, over, 0.55)):
            a.window(kit, x, z, o['w'], o['h'], lit=glow * (1.0 if rnd.random() < chance else 0.0), bars=2, rails=(z + o['h'] * 0.36, z + o['h'] * 0.70), lamp=rnd.random() < 0.35)
            hood = 'pediment' if z == z1 and house == 'paris' and round(x / step) % 2 == 0 else 'flat' if z == z1 else None
            a.surround(kit, x, z, o['w'], o['h'], thick=0.14, key=house != 'stucco' and not hood, hood=hood, sill=True)
            if house == 'stucco':
                a.shutters(kit, x, z, o['w'], o['h'])
    if house in ('paris', 'white'):
        a.balcony(kit, -step * 1.5, step * 1.5, z1 - 0.06, 0.8, brackets=[-step * 1.38, -step * 0.5, step * 0.5, step * 1.38])
        for x in xs:
            if abs(x) > step * 1.6:
                a.railing(kit, x - up['w'] / 2 - 0.1, x + up['w'] / 2 + 0.1, -0.12, z1, 0.85)
            a.railing(kit, x - over['w'] / 2 - 0.05, x + over['w'] / 2 + 0.05, -0.1, z2, 0.75)
    else:
        a.balcony(kit, -step * 0.5, step * 0.5, z1 - 0.06, 0.75)

    entrance(kit, h, house, dw, dh, arch, glow, dark, picture)
    ground(kit, far)
    opposite(kit, dark)

    sun = picture.get('sun', 60)
    heavens(hour, sun, picture.get('cloud', 0.45), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((0, -24, 9), (26, 12), (math.radians(70), 0, 0), (1, 0.97, 0.92), 500)
    if shot == 'along':
        return dict(at=(-far + 1.2, -5.6, 1.65), to=(6.0, -0.4, 1.65), lens=27, rise=0.12)
    if shot == 'door':
        return dict(at=(0.9, -7.6, 1.55), to=(0.1, 0, 1.55), lens=31, rise=0.10)
    if shot == 'side':
        return dict(at=(-5.4, -9.6, 1.6), to=(0.5, 0, 1.6), lens=29, rise=0.13)
    return dict(at=(0, -13.4, 1.65), to=(0, 0, 1.65), lens=28, rise=0.12)


def flowers(kit, x, z, width):
    """A box on the sill, clipped green with a few blossoms."""
    box((x, -0.16, z + 0.06), (width + 0.1, 0.2, 0.2), kit['planter'], 0.01)
    foliage.hedge((x, -0.17, z + 0.12), (width + 0.04, 0.22, 0.20), kit['box'], 900, (0.05, 0.03))
    r = foliage.chance()
    n = 70
    at = np.stack([r.uniform(x - width / 2, x + width / 2, n), r.uniform(-0.32, -0.1, n), r.uniform(z + 0.18, z + 0.38, n)], 1)
    foliage.leaves(at, r.normal(size=(n, 3)), 0.045, 0.045, kit['geranium'])


def entrance(kit, h, house, dw, dh, arch, glow, dark, picture):
    lit = max(glow, 0.2)
    if arch:
        a.surround(kit, 0, 0, dw, dh, thick=0.24, out=0.14, sill=False, arch='round')
        inner = dh - dw / 2
        a.door(kit, 0, dw - 0.06, inner + 0.02, 0.36, glazed=0.62)
        box((0, 0.36, inner + 0.06), (dw, 0.12, 0.12), kit['doorleaf'], 0.01)
        for k in range(1, 6):
            t = math.pi * k / 6
            tube([(0.25 * math.cos(t), 0.36, inner + 0.1 + 0.25 * math.sin(t)), (dw / 2 * math.cos(t), 0.36, inner + 0.1 + dw / 2 * math.sin(t))], 0.014, kit['iron'], 6)
        pane = box((0, 0.37, dh - dw / 4), (dw, 0.005, dw / 2), kit['pane'], 0)
        pane.visible_shadow = False
    else:
        a.surround(kit, 0, 0, dw, dh, thick=0.2, out=0.06, sill=False, key=False)
        a.door(kit, 0, dw - 0.04, dh, 0.36, glazed=0.0, leaves=1, fan=0.75)
        pane = box((0, 0.37, dh - 0.35), (dw, 0.005, 0.7), kit['pane'], 0)
        pane.visible_shadow = False
        for k in range(1, 6):
            t = math.pi * k / 6
            tube([(0, 0.36, dh - 0.68), (0.75 * math.cos(t), 0.36, dh - 0.68 + 0.64 * math.sin(t))], 0.012, kit['joinery'], 6)
        # Two columns carry a small porch.
        for s in (-1, 1):
            cylinder((s * 1.15, -1.05, 0.62), 0.17, 2.85, kit['trim'], 40)
            box((s * 1.15, -1.05, 0.56), (0.44, 0.44, 0.16), kit['trim'], 0.02)
            box((s * 1.15, -1.05, 3.52), (0.42, 0.42, 0.12), kit['trim'], 0.02)
            box((s * 1.15, -0.06, 2.0), (0.34, 0.1, 3.0), kit['trim'], 0.01)
        for z, hgt, grow in ((3.58, 0.30, 0.0), (3.88, 0.12, 0.14), (4.0, 0.07, 0.24)):
            box((0, -0.62, z + hgt / 2), (2.76 + grow, 1.28 + grow, hgt), kit['trim'], 0.015)
    a.hall(kit, 0, dw, dh, 0.5, 4.2, 90 * lit + 6)
    put(f.round_table, kit, 0.5, 0.78, at=(0, 2.9, 0.02))
    bouquet(kit, (0, 2.9, 0.8), 0.9)
    steps = 3
    wide = dw + 1.2 if arch else dw + 1.4
    rise = 0.16 if arch else 0.155
    for k in range(steps):
        if house == 'brick' or k < 2:
            box((0, -0.25 - 0.32 * (steps - k) / 2 - (0.55 if house == 'brick' else 0), rise * (k + 0.5) - 0.02), (wide + 0.5 * (steps - k - 1), 0.5 + 0.64 * (steps - k), rise), kit['trim'], 0.012)
    if not arch:
        a.railing(kit, 2.3, 9.0, -2.0, 0.0, 1.05)
        a.railing(kit, -9.0, -2.3, -2.0, 0.0, 1.05)
    if picture.get('awning', arch):
        put(a.awning, kit, 0, dw + 0.9, dh + 0.28 if arch else dh, 1.7, 0.75)
    for s in (-1, 1):
        a.wall_lantern(kit, (s * (dw / 2 + 0.62), -0.12 if arch else -0.02, 2.25), 1.25, 20 if dark else 4, dark or glow > 0)
        x = s * (dw / 2 + (0.75 if arch else 1.25))
        y = -0.85 if arch else -1.35
        z = a.planter(kit, (x, y, 0.0), 0.52)
        kind = picture.get('trees', 'ball')
        if kind == 'ball':
            tube([(x, y, z), (x, y, z + 0.75)], 0.028, kit['stem'], 8)
            foliage.egg((x, y, z + 0.55), 0.40, 0.80, 3600, (0.055, 0.032), kit['box'])
        elif kind == 'cone':
            foliage.egg((x, y, z - 0.25), 0.31, 1.9, 4600, (0.05, 0.028), kit['box'])
        else:
            foliage.tree((x, y, z), 2.1, 0.8, 0.05, 0.42, (0.065, 0.02), foliage.leafage((0.13, 0.16, 0.09), 0.3), foliage.bark(), 5200, 0.2, dense=0.5)
    if picture.get('carpet', arch):
        box((0, -2.6, 0.012), (1.5, 4.0, 0.024), kit['carpet'], 0.006)
    if dark:
        for s in (-1, 1):
            spot((s * 2.1, -0.55, 0.1), (s * 2.0, 0.0, 4.2), 50, 50)


def ground(kit, far):
    box((0, -1.7, -0.10), (far * 2 + 30, 5.0, 0.2), kit['walk'], 0)
    box((0, -4.28, -0.10), (far * 2 + 30, 0.18, 0.19), kit['trim'], 0.02)
    mesh('street', [(-90, -60, -0.16), (90, -60, -0.16), (90, -4.2, -0.16), (-90, -4.2, -0.16)], [(0, 1, 2, 3)], kit['street'])


def opposite(kit, dark):
    """What panes and wet stones mirror: the other side of the street, behind the camera."""
    n = m.paint((0.34, 0.31, 0.27), 0.9, 0)
    thing = box((0, -30, 6.5), (120, 1, 13), n, 0)
    thing.visible_camera = False
    if dark:
        for k in range(26):
            lit = m.kept('opposite', lambda: a.within(0.2))
            x, z = rnd.uniform(-22, 22), rnd.choice((2.2, 5.8, 9.2))
            pane = mesh('pane', [(x - 0.6, -29.4, z), (x + 0.6, -29.4, z), (x + 0.6, -29.4, z + 2), (x - 0.6, -29.4, z + 2)], [(0, 1, 2, 3)], lit)
            pane.visible_camera = False
