"""Beds, seats, tables and lamps, each built round the origin with its front towards the camera (-y)."""
import math

import materials as m
from core import box, cloth, cylinder, lathe, mesh, rnd, sphere, tube, upholstered


def pillows(width, y, z, kit, rows=2, accent=True):
    """Leant against the headboard at `y`: two rows and a cushion, none quite like its neighbour."""
    count = 2 if width > 1.4 else 1
    for row in range(rows):
        for k in range(count):
            x = (k - (count - 1) / 2) * width * 0.49
            shape = 'pillow-1' if (row + k) % 2 else 'pillow-2'
            lean = (1.18, 0.95)[row] + rnd.uniform(-0.05, 0.05)
            at = (x + rnd.uniform(-0.02, 0.02), y - 0.16 - row * 0.19, z + 0.215 - row * 0.02)
            thing = cloth(shape, kit['linen'], at, (lean, rnd.uniform(-0.03, 0.03), rnd.uniform(-0.06, 0.06)), (1.06, 1.0, 0.74), mirror=k == 1)
            thing.scale.x *= 1.08 if row == 0 else 0.98
    if accent:
        at = (rnd.uniform(-0.06, 0.06), y - 0.56, z + 0.16)
        cloth('cushion', kit['accent'], at, (0.84, 0, rnd.uniform(-0.06, 0.06)), (1.25 if count == 2 else 1.0, 0.72, 0.7))


def bed(kit, width=1.96, head='channel', throw=True, accent=True, head_height=1.25, head_width=None):
    """Mattress top at 0.58 m; the head stands at y = 0 and the bed comes 2.1 m towards the camera."""
    k = width / 1.96
    middle = -1.13
    head_width = head_width or width + 0.3
    if head == 'channel':
        n = max(5, round(head_width / 0.2))
        step = head_width / n
        for i in range(n):
            upholstered(((i + 0.5) * step - head_width / 2, -0.05, head_height / 2 + 0.02), (step, 0.1, head_height), kit['head'], 0.035, 0.012)
    elif head == 'plain':
        upholstered((0, -0.06, head_height / 2 + 0.02), (head_width, 0.12, head_height), kit['head'], 0.05, 0.02)
    elif head == 'wood':
        box((0, -0.03, head_height / 2), (head_width, 0.06, head_height), kit['wood'], 0.008)
        upholstered((0, -0.09, head_height * 0.68), (head_width - 0.16, 0.07, head_height * 0.42), kit['head'], 0.03, 0.01)
    elif head == 'wicker':
        box((0, -0.03, head_height / 2), (head_width, 0.05, head_height), kit['wood'], 0.012)
        for i in range(3):
            w = head_width / 3
            box(((i - 1) * w, -0.06, head_height * 0.62), (w - 0.09, 0.02, head_height * 0.62), kit['cane'], 0.004)
    elif head == 'buttoned':
        upholstered((0, -0.06, head_height / 2 + 0.02), (head_width, 0.13, head_height), kit['head'], 0.06, 0.03)
        for r in range(3):
            for c in range(int(head_width / 0.24)):
                x = (c + 0.5 + (r % 2) * 0.5) * 0.24 - head_width / 2
                if abs(x) < head_width / 2 - 0.08:
                    sphere((x, -0.146, head_height - 0.16 - r * 0.2), 0.013, kit['head'], 0.8)
        for side in (-1, 1):
            box((side * head_width / 2, -0.07, head_height / 2), (0.05, 0.16, head_height + 0.05), kit['wood'], 0.015)
    upholstered((0, middle, 0.2), (width + 0.03, 2.1, 0.26), kit['head'] if head != 'wood' else kit['linen'], 0.025, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((sx * (width / 2 - 0.1), middle + sy * 0.9, 0.04), (0.07, 0.07, 0.09), kit['wood'], 0.006)
    upholstered((0, middle, 0.45), (width, 2.06, 0.26), kit['linen'], 0.07, 0.006)
    # The cover hangs a little more on the sides than simulated when the bed is narrow.
    cloth('duvet', kit['linen'], (0, middle, 0.008), (0, 0, 0), (k if k > 0.9 else k * 1.06, 1, 1), thick=0.035, puff=0.014)
    upholstered((0, -0.83, 0.632), (width + 0.05, 0.34, 0.035), kit['linen'], 0.017, 0.006)
    if throw:
        cloth('throw', kit['throw'], (0, middle, 0.012), (0, 0, 0), (k if k > 0.9 else k * 1.08, 1, 1), thick=0.012)
    pillows(width, -0.1, 0.58, kit, accent=accent)


def nightstand(kit, style='drawer', width=0.52):
    if style == 'drum':
        lathe([(0, 0), (width * 0.42, 0), (width * 0.46, 0.25), (width * 0.42, 0.5), (0, 0.5)], kit['wood'])
        cylinder((0, 0, 0.5), width * 0.46, 0.025, kit['stone'])
        return
    if style == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((sx * (width / 2 - 0.03), sy * 0.17, 0.17), (0.028, 0.028, 0.34), kit['metal'], 0.004)
        box((0, 0, 0.41), (width, 0.4, 0.16), kit['wood'], 0.008)
        box((0, -0.203, 0.41), (width - 0.06, 0.012, 0.12), kit['wood'], 0.004)
    else:
        box((0, 0, 0.27), (width, 0.42, 0.46), kit['wood'], 0.008)
        for z in (0.16, 0.38):
            box((0, -0.214, z), (width - 0.03, 0.014, 0.19), kit['wood'], 0.004)
            box((0, -0.228, z + 0.05), (0.12, 0.014, 0.012), kit['metal'], 0.004)
    box((0, 0, 0.505), (width + 0.03, 0.44, 0.024), kit['stone'], 0.004)


def armchair(kit, cover='seat', legs='wood', width=0.78):
    c = kit[cover]
    h = width / 2
    upholstered((0, -0.04, 0.36), (width - 0.2, 0.66, 0.2), c, 0.05, 0.025)
    upholstered((0, 0.30, 0.58), (width - 0.12, 0.17, 0.56), c, 0.06, 0.02, (-0.16, 0, 0))
    for s in (-1, 1):
        upholstered((s * (h - 0.06), -0.02, 0.42), (0.13, 0.72, 0.42), c, 0.055, 0.012)
        for y in (-0.3, 0.3):
            tube([(s * (h - 0.1), y, 0.22), (s * (h - 0.06), y * 1.08, 0)], [0.022, 0.013], kit[legs])


def sofa(kit, width=2.2, cover='seat', seats=3, cushions=2, depth=0.92):
    c = kit[cover]
    inner = width - 0.36
    upholstered((0, 0, 0.2), (width, depth, 0.22), c, 0.04, 0.005)
    for k in range(seats):
        w = inner / seats
        x = (k + 0.5) * w - inner / 2
        upholstered((x, -0.06, 0.38), (w - 0.012, depth - 0.22, 0.17), c, 0.05, 0.025)
        upholstered((x, depth / 2 - 0.24, 0.62), (w - 0.02, 0.2, 0.44), c, 0.07, 0.03, (-0.14, 0, rnd.uniform(-0.02, 0.02)))
    upholstered((0, depth / 2 - 0.09, 0.46), (width, 0.16, 0.58), c, 0.05, 0.008)
    for s in (-1, 1):
        upholstered((s * (width / 2 - 0.09), 0, 0.42), (0.17, depth, 0.4), c, 0.06, 0.01)
        for y in (-1, 1):
            box((s * (width / 2 - 0.12), y * (depth / 2 - 0.1), 0.045), (0.05, 0.05, 0.09), kit['wood'], 0.006)
    for k in range(cushions):
        s = (-1) ** k
        x = s * (inner / 2 - 0.2 - 0.3 * (k // 2)) + rnd.uniform(-0.03, 0.03)
        cloth('cushion', kit['accent' if k % 2 == 0 else 'throw'], (x, -0.02 + rnd.uniform(-0.02, 0.03), 0.66), (1.2 + rnd.uniform(-0.06, 0.06), 0, -s * 0.25), (0.95, 0.92, 0.75))


def bench(kit, width=1.4, cover='head'):
    upholstered((0, 0, 0.43), (width, 0.44, 0.12), kit[cover], 0.045, 0.015)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((sx * (width / 2 - 0.08), sy * 0.16, 0.19), (0.026, 0.026, 0.38), kit['metal'], 0.004)
        box((sx * (width / 2 - 0.08), 0, 0.03), (0.02, 0.32, 0.02), kit['metal'], 0.004)


def round_table(kit, radius=0.3, height=0.5, top='stone', foot='metal'):
    cylinder((0, 0, height - 0.025), radius, 0.025, kit[top], 64)
    cylinder((0, 0, 0.01), 0.025, height - 0.03, kit[foot])
    cylinder((0, 0, 0), radius * 0.62, 0.014, kit[foot], 48)


def low_table(kit, width=1.1, depth=0.65, height=0.36, top='stone'):
    box((0, 0, height - 0.02), (width, depth, 0.04), kit[top], 0.008)
    for sx in (-1, 1):
        box((sx * (width / 2 - 0.14), 0, height / 2 - 0.02), (0.05, depth - 0.12, height - 0.04), kit['wood'], 0.008)


def chair(kit, cover='seat', back=0.82):
    upholstered((0, -0.02, 0.44), (0.46, 0.46, 0.1), kit[cover], 0.04, 0.015)
    upholstered((0, 0.2, 0.66), (0.44, 0.07, 0.36), kit[cover], 0.033, 0.012, (-0.18, 0, 0))
    for sx in (-1, 1):
        tube([(sx * 0.2, -0.2, 0.42), (sx * 0.21, -0.22, 0)], [0.02, 0.012], kit['wood'])
        tube([(sx * 0.2, 0.26, back), (sx * 0.2, 0.2, 0.42), (sx * 0.21, 0.25, 0)], [0.014, 0.02, 0.012], kit['wood'])


def stool(kit, radius=0.19, height=0.45, material='wood'):
    lathe([(0, 0), (radius * 0.9, 0), (radius, 0.03), (radius * 0.8, height * 0.5), (radius, height - 0.03), (radius * 0.95, height), (0, height)], kit[material])


def lounger(kit, towel=True):
    """A sunbed, its head raised, along y with the foot towards the camera."""
    for sx in (-1, 1):
        box((sx * 0.32, -0.1, 0.27), (0.05, 1.9, 0.06), kit['teak'], 0.008)
        for y in (-0.9, 0.6):
            box((sx * 0.32, y, 0.13), (0.05, 0.06, 0.26), kit['teak'], 0.008)
    upholstered((0, -0.38, 0.35), (0.66, 1.28, 0.11), kit['outdoor'], 0.045, 0.015)
    upholstered((0, 0.52, 0.53), (0.66, 0.76, 0.11), kit['outdoor'], 0.045, 0.015, (0.6, 0, 0))
    if towel:
        for k in range(3):
            lathe([(0, -0.2), (0.05, -0.2), (0.052, 0), (0.05, 0.2), (0, 0.2)], kit['linen'], (-0.1 + k * 0.1, -0.8, 0.455), 20, turn=(0, math.pi / 2, 1.57)) if k < 2 else None


def parasol(kit, height=2.5, width=2.8):
    cylinder((0, 0, 0), 0.028, height, kit['teak'])
    h = width / 2
    rim = []
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        rim.append((h * 1.06 * math.cos(a), h * 1.06 * math.sin(a), height - 0.42))
    top = (0, 0, height + 0.06)
    mesh('parasol', [top, *rim], [(0, 1 + k, 1 + (k + 1) % 8) for k in range(8)], kit['canvas'])
    for k in range(8):
        a, b = rim[k], rim[(k + 1) % 8]
        low = tuple((p[0], p[1], p[2] - 0.14) for p in (a, b))
        mesh('valance', [a, b, low[1], low[0]], [(0, 1, 2, 3)], kit['canvas'])
        tube([(0, 0, height), a], 0.009, kit['teak'])
    box((0, 0, 0.04), (0.55, 0.55, 0.08), kit['stone'], 0.01)


def rug(kit, width, depth, material='rug', at=(0, 0)):
    box((at[0], at[1], 0.009), (width, depth, 0.018), kit[material], 0.006, turn=rnd.uniform(-0.008, 0.008))


def framed(kit, width, height, seed, frame='metal'):
    """A painting without a subject, in a few of the room's own colours. Hangs on a wall behind it (y = 0)."""
    box((0, -0.015, 0), (width + 0.05, 0.03, height + 0.05), kit[frame], 0.006)
    box((0, -0.032, 0), (width, 0.008, height), m.kept('mount', lambda: m.paint((0.52, 0.49, 0.43), 0.9, 0)), 0.001)
    tones = [kit['tones'][(seed + k) % len(kit['tones'])] for k in range(3)]
    w, h = width * 0.41, height * 0.38
    mesh('painting', [(-w, -0.038, -h), (w, -0.038, -h), (w, -0.038, h), (-w, -0.038, h)], [(0, 1, 2, 3)], m.painting(tones, seed, height))
