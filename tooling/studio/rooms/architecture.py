"""What façades are made of. A façade stands in the plane y = 0 and faces the camera (-y); its wall is behind it."""
import math

import materials as m
from core import box, cylinder, curtain, lathe, mesh, rnd, sphere, tube
from foliage import again
from lighting import bulb
from nodes import Nodes
from shell import frame


def within(strength=1.0, colour=(1.0, 0.48, 0.17), low=0.25):
    """The wall of a lit room as one sees it from the street: brighter above, never even. Not a lamp for the scene."""
    n = Nodes('within')
    split = n.add('SeparateXYZ', Vector=n.space(kind='Generated'))
    tall = n.ramp(split.outputs['Z'], (0.0, (low,) * 3), (0.75, (1, 1, 1)))
    cloud = n.ramp(n.noise(n.space(), 0.9, 2), (0.3, (0.55,) * 3), (0.7, (1.2,) * 3))
    tone = n.mix(1.0, n.mix(1.0, tall, cloud, 'MULTIPLY'), colour, 'MULTIPLY')
    n.link(n.add('Emission', Color=tone, Strength=strength).outputs[0], n.output.inputs['Surface'])
    n.material.cycles.sample_as_light = False
    return n.material


def lit_cloth(colour, strength, through=0.5):
    """A curtain or a lamp's shade with light behind it, not a lamp for the scene."""
    material = m.translucent(colour, through, strength)
    material.cycles.sample_as_light = False
    return material


def window(kit, x, z0, width, height, at=0.26, lit=0.0, arch=None, bars=2, rails=(), thick=0.055, curtains=True, depth=1.6, lamp=False, material='joinery'):
    """Frame, pane, curtains and the room behind an opening; `lit` is how bright that room is."""
    a0, a1, z1 = x - width / 2, x + width / 2, z0 + height
    frame(kit, 'x', at, a0, a1, z0, z1 - (width / 2 if arch else 0), bars, rails, material, thick)
    if arch:
        r = width / 2
        ring = [(x + r * 0.985 * math.cos(t), at, z1 - r + r * 0.985 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))]
        tube(ring, thick * 0.6, kit[material], 8)
        for k in range(1, 4):
            t = math.pi * k / 4
            tube([(x, at, z1 - r), (x + r * math.cos(t), at, z1 - r + r * math.sin(t))], thick * 0.3, kit[material], 6)
    pane = box((x, at + 0.01, z0 + height / 2), (width, 0.004, height), kit['pane'], 0)
    pane.visible_shadow = False
    back = at + depth
    if lit:
        tone = rnd.uniform(0.75, 1.25) * lit
        steps = max(1, round(tone * 24))
        key = ('within', steps)
        room = m.kept(key, lambda: within(steps / 24, rnd.choice(((1, 0.47, 0.16), (1, 0.53, 0.21), (1, 0.42, 0.13)))))
        cover = m.kept(('drape', steps), lambda: lit_cloth((0.85, 0.60, 0.34), tone * 0.25))
    else:
        room = m.kept('dim', lambda: m.paint((0.05, 0.045, 0.04), 0.9, 0))
        cover = m.kept('drape-day', lambda: m.translucent((0.80, 0.77, 0.71), 0.4))
    mesh('room', [(a0 - 0.9, back, z0 - 0.3), (a1 + 0.9, back, z0 - 0.3), (a1 + 0.9, back, z1 + 0.2), (a0 - 0.9, back, z1 + 0.2)], [(0, 1, 2, 3)], room)
    for s in (-1, 1):
        e = x + s * (width / 2 + 0.85)
        mesh('room', [(e, at + 0.2, z0 - 0.3), (e, back, z0 - 0.3), (e, back, z1 + 0.2), (e, at + 0.2, z1 + 0.2)], [(0, 1, 2, 3)], room)
    box((x, at + 0.9, z1 + 0.2), (width + 1.6, depth, 0.06), m.kept('soffit-lit' if lit else 'dim2', lambda: within(lit * 1.2, (1, 0.56, 0.24), 0.8) if lit else m.paint((0.12, 0.11, 0.1), 0.9, 0)), 0)
    if curtains:
        y, share = at + 0.16, width * rnd.uniform(0.16, 0.24)
        for s in (-1, 1):
            e = x + s * (width / 2 + 0.04)
            curtain((e, y), (e - s * share, y), z0 - 0.02, z1 + 0.1, cover, max(3, round(share / 0.075)), 0.032)
    if lamp and lit:
        shade = m.kept('lampshade', lambda: lit_cloth((1, 0.70, 0.38), lit * 4))
        lx = x + rnd.uniform(-0.2, 0.2) * width
        lathe([(0.17, 0), (0.12, 0.24)], shade, (lx, at + 0.55, z0 + 0.45), 24)
        lathe([(0.0, -0.32), (0.06, -0.32), (0.08, -0.2), (0.03, -0.02), (0, 0)], m.kept('lampfoot', lambda: m.glazed((0.10, 0.09, 0.08), 0.3)), (lx, at + 0.55, z0 + 0.42), 20)


def surround(kit, x, z0, width, height, material='trim', thick=0.16, out=0.05, key=True, hood=None, sill=True, arch=None):
    """Stone round an opening; `hood`: None, 'flat' or 'pediment'."""
    t, w = kit[material], width / 2
    if arch:
        z1 = z0 + height - w
        for s in (-1, 1):
            box((x + s * (w + thick / 2), -out / 2, (z0 + z1) / 2), (thick, out + 0.02, z1 - z0), t, 0.008)
        n = 13
        for k in range(n):
            a0, a1 = math.pi * k / n, math.pi * (k + 1) / n
            out2 = out + (0.05 if key and k == n // 2 else 0.0)
            inner, outer = w, w + thick + (0.08 if key and k == n // 2 else 0.0)
            wedge(x, z1, a0 + 0.004, a1 - 0.004, inner, outer, out2, t)
    else:
        z1 = z0 + height
        for s in (-1, 1):
            box((x + s * (w + thick / 2), -out / 2, (z0 + z1) / 2), (thick, out + 0.02, z1 - z0), t, 0.008)
            box((x + s * (w + thick * 0.18), -out / 2 - 0.012, (z0 + z1) / 2), (thick * 0.3, out + 0.02, z1 - z0), t, 0.01)
        box((x, -out / 2, z1 + thick / 2), (width + 2 * thick, out + 0.02, thick), t, 0.008)
        if key:
            mesh('key', [(x + a, -out - b, z1 + c) for a, b, c in ((-0.09, 0.05, -0.01), (0.09, 0.05, -0.01), (0.14, 0.05, thick + 0.05), (-0.14, 0.05, thick + 0.05), (-0.09, -0.1, -0.01), (0.09, -0.1, -0.01), (0.14, -0.1, thick + 0.05), (-0.14, -0.1, thick + 0.05))], [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], t)
    if sill:
        box((x, -0.07, z0 - 0.06), (width + 2 * thick + 0.08, 0.20, 0.11), t, 0.015)
        box((x, -0.05, z0 - 0.135), (width + 2 * thick - 0.06, 0.10, 0.05), t, 0.012)
    if hood:
        z = z0 + height + thick + 0.10
        for k, (o, h) in enumerate(((0.10, 0.07), (0.19, 0.06), (0.26, 0.05))):
            box((x, -o / 2, z + 0.065 * k), (width + 2 * thick + 0.1 + o, o, h), t, 0.01)
        for s in (-1, 1):
            console(x + s * (w + thick * 0.6), z - 0.05, t, 0.30, 0.17, 0.13)
        if hood == 'pediment':
            h, wide = 0.36, width / 2 + thick + 0.18
            z += 0.16
            for s in (-1, 1):
                rake = [(x + s * wide, 0.0, z), (x, 0.0, z + h), (x, 0.0, z + h + 0.10), (x + s * wide, 0.0, z + 0.10)]
                front = [(a, -0.26, c) for a, _, c in rake]
                mesh('rake', front + rake, [(0, 1, 2, 3), (3, 2, 6, 7), (0, 4, 5, 1), (0, 3, 7, 4)], t)
            mesh('tympanum', [(x - wide, -0.06, z), (x + wide, -0.06, z), (x, -0.06, z + h)], [(0, 1, 2)], t)


def wedge(x, z, a0, a1, inner, outer, out, material):
    """One stone of an arch."""
    p = [(r * math.cos(a), r * math.sin(a)) for r, a in ((inner, a0), (outer, a0), (outer, a1), (inner, a1))]
    points = [(x + px, y, z + pz) for y in (-out, 0.02) for px, pz in p]
    return mesh('voussoir', points, [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], material)


def console(x, z, material, height=0.5, out=0.35, width=0.16):
    """A scrolled bracket under a balcony or a cornice; hangs from z, stands out towards the street."""
    profile = [(0, 0), (-out, 0), (-out, -height * 0.16), (-out * 0.86, -height * 0.30), (-out * 0.62, -height * 0.42), (-out * 0.42, -height * 0.62), (-out * 0.36, -height * 0.85), (-out * 0.18, -height), (0, -height)]
    n = len(profile)
    points = [(x + s * width / 2, y, z + dz) for s in (-1, 1) for y, dz in profile]
    thing = mesh('console', points, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *((k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n))], material)
    edge = thing.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments = 0.012, 2
    return thing


def course(x0, x1, z, steps, material, at=0.0):
    """A band of stone: `steps` are (height, how far it stands out), from below."""
    for h, out in steps:
        box(((x0 + x1) / 2, at - out / 2 + 0.02, z + h / 2), (x1 - x0, out + 0.04, h), material, min(0.02, h * 0.3))
        z += h
    return z


def modillions(x0, x1, z, material, step=0.5, height=0.2, out=0.4, width=0.16):
    count = int((x1 - x0) / step)
    first = console(x0 + step / 2, z, material, height, out, width)
    for k in range(1, count):
        again([first], (k * step, 0, 0))


def channels(x0, x1, z0, z1, openings, material, row=0.46, out=0.06, gap=0.03):
    """A base of channelled stone: courses with deep joints, cut back at the openings (a0, a1, z0, z1)."""
    n = max(1, round((z1 - z0) / row))
    row = (z1 - z0) / n
    for k in range(n):
        low, high = z0 + k * row, z0 + (k + 1) * row - gap
        spans, x = [], x0
        for a, b, c, d in sorted(openings):
            if d > low + 0.02 and c < high - 0.02:
                spans.append((x, a))
                x = b
        spans.append((x, x1))
        for a, b in spans:
            if b - a > 0.05:
                box(((a + b) / 2, -out / 2 + 0.01, (low + high) / 2), (b - a, out + 0.02, high - low), material, 0.014)


def railing(kit, x0, x1, y, z, height=0.95, material='iron', step=0.115, sides=True, depth=0.0):
    """Wrought iron: bars with a scroll in every other bay, a rail above; `sides` returns to the wall at y + depth."""
    t = kit[material]
    for h, d in ((height, 0.035), (height - 0.12, 0.018), (0.08, 0.02)):
        box(((x0 + x1) / 2, y, z + h), (x1 - x0, d * 1.2, d), t, 0.004)
    n = max(2, round((x1 - x0) / step))
    step = (x1 - x0) / n
    bar = tube([(x0, y, z + 0.08), (x0, y, z + height)], 0.008, t, 6)
    for k in range(1, n + 1):
        again([bar], (k * step, 0, 0))
    spiral = []
    for k in range(19):
        a = k / 18 * 3.6 * math.pi
        spiral.append((x0 + step / 2 + 0.042 * (1 - k / 24) * math.cos(a), y, z + 0.34 + 0.022 * k * 0.55 + 0.042 * (1 - k / 24) * math.sin(a)))
    scroll = tube(spiral, 0.0055, t, 6)
    for k in range(1, n):
        again([scroll], (k * step, 0, 0))
    ball = sphere((x0 + step / 2, y, z + height - 0.06), 0.026, t)
    for k in range(1, n):
        again([ball], (k * step, 0, 0))
    if sides and depth:
        for x in (x0, x1):
            for h, d in ((height, 0.035), (height - 0.12, 0.018), (0.08, 0.02)):
                box((x, y + depth / 2, z + h), (d * 1.2, depth, d), t, 0.004)
            for k in range(1, max(2, round(depth / step))):
                tube([(x, y + k * step, z + 0.08), (x, y + k * step, z + height)], 0.008, t, 6)


def balcony(kit, x0, x1, z, out=0.7, material='trim', brackets=None, height=0.95):
    """A slab on consoles, its railing in iron."""
    box(((x0 + x1) / 2, -out / 2 + 0.05, z - 0.08), (x1 - x0, out + 0.1, 0.16), kit[material], 0.03)
    box(((x0 + x1) / 2, -out / 2 + 0.08, z - 0.19), (x1 - x0 - 0.12, out - 0.08, 0.07), kit[material], 0.02)
    for x in brackets if brackets is not None else (x0 + 0.25, x1 - 0.25):
        console(x, z - 0.22, kit[material], 0.62, out * 0.82, 0.18)
    railing(kit, x0 + 0.06, x1 - 0.06, -out + 0.06, z, height, depth=out - 0.06)


def door(kit, x, width, height, at=0.3, material='doorleaf', glazed=0.6, lit=0.0, leaves=2, fan=None, depth=3.0, open_room=True):
    """Leaves with panels below and glass above, handles, and a lit hall behind; `fan` is the height of the light over it."""
    z1 = height - (fan or 0)
    w = width / leaves
    for k in range(leaves):
        c = x + (k + 0.5) * w - width / 2
        s = 1 if k == 0 and leaves == 2 else -1
        for e in (c - w / 2 + 0.055, c + w / 2 - 0.055):
            box((e, at, z1 / 2), (0.10, 0.06, z1 - 0.01), kit[material], 0.006)
        split = z1 * (1 - glazed)
        for z, h in ((0.10, 0.20), (split, 0.13), (z1 - 0.06, 0.12)):
            box((c, at, z), (w - 0.02, 0.06, h), kit[material], 0.006)
        if glazed < 1:
            box((c, at + 0.01, split / 2), (w - 0.16, 0.03, split), kit[material], 0)
            box((c, at - 0.012, split / 2 + 0.06), (w - 0.34, 0.03, split - 0.50), kit[material], 0.012, segments=3)
        if glazed:
            pane = box((c, at, (split + z1) / 2), (w - 0.16, 0.006, z1 - split), kit['pane'], 0)
            pane.visible_shadow = False
            if kit.get('doorbars', True):
                box((c, at, (split + z1) / 2), (0.02, 0.05, z1 - split), kit[material], 0.004)
                box((c, at, split + (z1 - split) * 0.62), (w - 0.14, 0.05, 0.02), kit[material], 0.004)
        handle = c + s * (w / 2 - 0.055) if leaves == 2 else c + w / 2 - 0.07
        tube([(handle, at - 0.08, 0.95), (handle, at - 0.08, 1.35)], 0.013, kit['metal'], 10)
        for z in (0.97, 1.33):
            tube([(handle, at - 0.08, z), (handle, at - 0.02, z)], 0.009, kit['metal'], 8)
        box((c, at - 0.034, 0.16), (w - 0.12, 0.006, 0.2), kit['metal'], 0.001)
    if fan:
        box((x, at, z1 + 0.03), (width, 0.09, 0.10), kit[material], 0.01)


def hall(kit, x, width, height, at, depth=4.0, power=60.0, wide=1.4, floor=None, walls=None):
    """A small lit lobby behind a door: floor, walls, a round table with its lamp, a picture."""
    w = width / 2 + wide
    paint = walls or m.kept('hall-wall', lambda: m.paint((0.62, 0.52, 0.40), 0.8, 0.05))
    y1 = at + depth
    box((x, (at + y1) / 2, 0.0), (2 * w, depth, 0.04), floor or m.kept('hall-floor', lambda: m.marble((0.66, 0.62, 0.55), (0.3, 0.26, 0.22), 0.1, 1.0, 0.8, (0.6, 0.6))), 0)
    box((x, y1, height / 2 + 0.2), (2 * w, 0.05, height + 0.5), paint, 0)
    for s in (-1, 1):
        box((x + s * w, (at + y1) / 2, height / 2 + 0.2), (0.05, depth, height + 0.5), paint, 0)
    box((x, (at + y1) / 2, height + 0.4), (2 * w, depth, 0.05), m.kept('hall-ceiling', lambda: m.paint((0.72, 0.68, 0.62), 0.9, 0)), 0)
    bulb((x, at + depth * 0.55, height - 0.35), power, 0.25)


def wall_lantern(kit, at, size=1.0, power=14.0, lit=True, material='iron'):
    """A glazed box on a bracket; `at` is on the wall, the lantern hangs before it."""
    x, y, z = at
    s, t = size, kit[material]
    out = 0.24 * s
    tube([(x, y, z + 0.30 * s), (x, y - out * 0.6, z + 0.42 * s), (x, y - out, z + 0.30 * s)], 0.012 * s, t, 8)
    box((x, y - 0.01, z + 0.26 * s), (0.09 * s, 0.02, 0.26 * s), t, 0.006)
    lantern(kit, (x, y - out, z - 0.18 * s), s, power, lit, material)


def lantern(kit, at, size=1.0, power=14.0, lit=True, material='iron'):
    """Stands on `at`: 0.46 high at size 1."""
    x, y, z = at
    s, t = size, kit[material]
    low, high = 0.075 * s, 0.115 * s
    for a in (-1, 1):
        for b in (-1, 1):
            tube([(x + a * low, y + b * low, z + 0.03 * s), (x + a * high, y + b * high, z + 0.34 * s)], 0.008 * s, t, 6)
    for r, h in ((low, 0.03 * s), (high, 0.34 * s)):
        for a in (-1, 1):
            box((x, y + a * r, z + h), (2 * r + 0.016 * s, 0.018 * s, 0.018 * s), t, 0.003)
            box((x + a * r, y, z + h), (0.018 * s, 2 * r + 0.016 * s, 0.018 * s), t, 0.003)
    box((x, y, z + 0.015 * s), (2 * low, 2 * low, 0.02 * s), t, 0.004)
    mesh('cap', [(x + a * (high + 0.03 * s), y + b * (high + 0.03 * s), z + 0.35 * s) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(x, y, z + 0.46 * s)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], t)
    sphere((x, y, z + 0.47 * s), 0.014 * s, t)
    flame = m.kept(('lantern', lit), lambda: m.emission((1, 0.56, 0.22), 8.0) if lit else m.glazed((0.7, 0.68, 0.62), 0.3))
    flame.cycles.sample_as_light = False
    lathe([(0.001, 0), (0.024 * s, 0.03 * s), (0.026 * s, 0.07 * s), (0.001, 0.14 * s)], flame, (x, y, z + 0.09 * s), 14)
    cylinder((x, y, z + 0.03 * s), 0.018 * s, 0.06 * s, kit['white'])
    if lit:
        bulb((x, y, z + 0.17 * s), power, 0.05 * s, (1, 0.68, 0.38))


def awning(kit, x, width, z, out=1.5, drop=0.9, material='awning', valance=0.24):
    """A sloped canvas over a door, scalloped along its edge."""
    t = kit[material]
    w = width / 2
    top, low = z, z - drop
    n = 24
    points, faces = [], []
    for k in range(n + 1):
        a = -w + width * k / n
        sag = 0.02 * math.sin(math.pi * ((k * 4 / n) % 1))
        points += [(a, -0.03, top), (a, -out * 0.5, (top + low) / 2 - sag), (a, -out, low - sag * 0.5)]
    for k in range(n):
        for r in range(2):
            b = k * 3 + r
            faces.append((b, b + 3, b + 4, b + 1))
    mesh('awning', points, faces, t, True)
    for s in (-1, 1):
        mesh('cheek', [(s * w + x * 0, -0.03, top), (s * w, -out, low), (s * w, -0.03, low)], [(0, 1, 2)], t)
    edge, faces = [], []
    m_count = 60
    for k in range(m_count + 1):
        a = -w + width * k / m_count
        cut = valance * (0.78 + 0.22 * abs(math.sin(math.pi * k * (width / 0.3) / m_count)))
        edge += [(a, -out, low), (a, -out - 0.012, low - cut)]
    for k in range(m_count):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    mesh('valance', edge, faces, t, True)
    for s in (-1, 1):
        tube([(s * (w - 0.03), -0.03, low), (s * (w - 0.03), -out, low)], 0.014, kit['metal'], 8)
    tube([(-w, -out, low), (w, -out, low)], 0.016, kit['metal'], 8)


def planter(kit, at, size=0.5, material='planter'):
    """A square box for a clipped tree; returns the height of its earth."""
    x, y, z = at
    box((x, y, z + size * 0.5), (size, size, size), kit[material], 0.012)
    box((x, y, z + size * 0.985), (size + 0.05, size + 0.05, size * 0.09), kit[material], 0.012)
    box((x, y, z + 0.03), (size + 0.04, size + 0.04, 0.06), kit[material], 0.01)
    for s in (-1, 1):
        box((x, y + s * size / 2, z + size * 0.5), (size * 0.66, 0.02, size * 0.62), kit[material], 0.01)
        box((x + s * size / 2, y, z + size * 0.5), (0.02, size * 0.66, size * 0.62), kit[material], 0.01)
    box((x, y, z + size * 1.02), (size - 0.06, size - 0.06, 0.03), kit['soil'], 0)
    return z + size


def shutters(kit, x, z0, width, height, material='shutter'):
    """Louvred, folded open against the wall."""
    w = width / 2
    for s in (-1, 1):
        c = x + s * (w + w / 2 + 0.05)
        for e in (-1, 1):
            box((c + e * (w / 2 - 0.035), -0.05, z0 + height / 2), (0.07, 0.045, height), kit[material], 0.005)
        for z in (z0 + 0.045, z0 + height * 0.48, z0 + height - 0.045):
            box((c, -0.05, z), (w - 0.02, 0.045, 0.09), kit[material], 0.005)
        n = int(height / 0.055)
        slat = mesh('slat', [(c - w / 2 + 0.05, -0.065, z0 + 0.06), (c + w / 2 - 0.05, -0.065, z0 + 0.06), (c + w / 2 - 0.05, -0.03, z0 + 0.115), (c - w / 2 + 0.05, -0.03, z0 + 0.115)], [(0, 1, 2, 3)], kit[material])
        for k in range(1, n - 2):
            again([slat], (0, 0, k * 0.055))
