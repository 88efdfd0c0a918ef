"""What surfaces are made of. Colours are linear RGB; textures are measured in metres of the thing's own space."""
from nodes import Nodes, rgba, times

cache = {}


def paint(colour, rough=0.7, bump=0.12, scale=18.0, vary=0.06):
    """Lime wash or matt paint: a wall is never one flat tone."""
    n = Nodes('paint')
    cloud = n.noise(n.space(), 1.3, 2)
    n.set(Base_Color=n.mix(cloud, times(colour, 1 - vary), times(colour, 1 + vary)), Roughness=rough, Specular=0.25)
    if bump > 0.06:
        n.bump(n.noise(n.space(), scale, 2), bump, 0.006)
    return n.material


def wood(colour, along='x', planks=None, rough=0.42, contrast=0.5, scale=1.0):
    """Grain along an axis; `planks` (length, width) lays boards in the x, y plane."""
    n = Nodes('wood')
    stretch = tuple(scale * c for c in {'x': (1.1, 16, 16), 'y': (16, 1.1, 16), 'z': (16, 16, 1.1)}[along])
    grain = n.noise(n.space(stretch), 2.2, 4, 0.7, 0.62)
    fine = n.noise(n.space(tuple(c * 7 for c in stretch)), 3, 1)
    base = n.ramp(grain, (0.28, times(colour, 1 - contrast)), (0.52, colour), (0.75, times(colour, 1 + contrast * 0.55)))
    base = n.mix(0.22, base, n.ramp(fine, (0.35, times(colour, 0.5)), (0.6, times(colour, 1.25))))
    if planks:
        turn = (0, 0, 0) if along == 'x' else (0, 0, 1.5707963)
        boards = n.add('TexBrick', Vector=n.space(turn=turn), Color1=(0.66, 0.66, 0.66, 1), Color2=(1, 1, 1, 1), Mortar=(0.1, 0.08, 0.06, 1))
        boards.inputs['Scale'].default_value = 1
        boards.inputs['Brick Width'].default_value, boards.inputs['Row Height'].default_value = planks
        boards.inputs['Mortar Size'].default_value, boards.inputs['Mortar Smooth'].default_value = 0.0016, 0.1
        boards.offset = 0.37
        base = n.mix(1.0, base, boards.outputs['Color'], 'MULTIPLY')
    n.set(Base_Color=base, Roughness=n.ramp(grain, (0.3, (rough * 0.8,) * 3), (0.7, (min(1, rough * 1.25),) * 3)))
    n.bump(fine, 0.12, 0.003)
    return n.material


def marble(colour, vein, rough=0.12, scale=1.0, amount=1.0, tiles=None, turn=(0, 0, 0)):
    n = Nodes('marble')
    at = n.space((scale,) * 3, turn=(0.5, 0.3, 0.6))
    bend = n.add('TexNoise', Vector=at, Scale=1.2, Detail=4.0, Distortion=0.8).outputs['Color']
    warped = n.add('MixRGB')
    warped.inputs[0].default_value = 0.55
    n.link(at, warped.inputs[1])
    n.link(bend, warped.inputs[2])
    def lines(size, thin):
        level = n.noise(warped.outputs[0], size, 4, 0.3)
        return n.ramp(level, (0.5 - thin, (0, 0, 0)), (0.5, (amount,) * 3), (0.5 + thin, (0, 0, 0)))

    veins = n.mix(1.0, lines(0.9, 0.022), n.mix(1.0, lines(2.1, 0.012), (0.45, 0.45, 0.45), 'MULTIPLY'), 'LIGHTEN')
    cloud = n.noise(at, 2.2, 3, 1.2)
    base = n.mix(n.ramp(cloud, (0.3, (0, 0, 0)), (0.75, (1, 1, 1))), colour, times(colour, 0.86))
    base = n.mix(veins, base, vein)
    if tiles:
        grid = n.add('TexBrick', Vector=n.space(turn=turn), Color1=(0.93, 0.93, 0.93, 1), Color2=(1, 1, 1, 1), Mortar=(0.55, 0.53, 0.5, 1))
        grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value = 1, 0.0018
        grid.inputs['Brick Width'].default_value, grid.inputs['Row Height'].default_value = tiles
        grid.offset = 0
        base = n.mix(1.0, base, grid.outputs['Color'], 'MULTIPLY')
    n.set(Base_Color=base, Roughness=rough)
    return n.material


def stone(colour, rough=0.6, bump=0.35, scale=6.0, vary=0.22, tiles=None, turn=(0, 0, 0), offset=0.5, joint=0.004):
    """Limestone, travertine or slate; `tiles` (length, width) cuts it, `turn` lays the cut on a wall."""
    n = Nodes('stone')
    cloud = n.noise(n.space(), scale, 4, 0.4, 0.6)
    base = n.ramp(cloud, (0.3, times(colour, 1 - vary)), (0.5, colour), (0.72, times(colour, 1 + vary * 0.6)))
    height = cloud
    if tiles:
        grid = n.add('TexBrick', Vector=n.space(turn=turn), Color1=(0.78, 0.78, 0.78, 1), Color2=(1.04, 1.02, 1, 1), Mortar=(0.5, 0.48, 0.45, 1))
        grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value = 1, joint
        grid.inputs['Brick Width'].default_value, grid.inputs['Row Height'].default_value = tiles
        grid.offset = offset
        base = n.mix(1.0, base, grid.outputs['Color'], 'MULTIPLY')
        height = n.mix(0.8, cloud, n.mix(1.0, (1, 1, 1), grid.outputs['Fac'], 'SUBTRACT'))
    n.set(Base_Color=base, Roughness=rough)
    n.bump(height, bump, 0.01)
    return n.material


def zellige(colour, size=0.1, vary=0.35, turn=(0, 0, 0), joint=(0.62, 0.58, 0.5), rough=0.12):
    """Hand-cut glazed tiles: no two alike in tone, and none quite flat."""
    n = Nodes('zellige')
    at = n.space(turn=turn)
    grid = n.add('TexBrick', Vector=at, Color1=rgba(times(colour, 1 - vary)), Color2=rgba(times(colour, 1 + vary)), Mortar=rgba(joint))
    grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value = 1, 0.0022
    grid.inputs['Brick Width'].default_value = grid.inputs['Row Height'].default_value = size
    grid.offset = 0
    glaze = n.noise(at, 9, 1)
    n.set(Base_Color=n.mix(0.25, grid.outputs['Color'], n.ramp(glaze, (0.3, times(colour, 0.7)), (0.7, times(colour, 1.5)))), Roughness=rough)
    n.bump(n.mix(0.35, n.mix(1.0, (1, 1, 1), grid.outputs['Fac'], 'SUBTRACT'), glaze), 0.3, 0.006)
    return n.material


def fabric(colour, weave=420.0, bump=0.25, sheen=0.4, vary=0.07, rough=0.9):
    n = Nodes('fabric')
    threads = n.add('TexWave', Vector=n.space(), Scale=weave, Distortion=1.0, Detail=0.0).outputs['Fac']
    mottled = n.noise(n.space(), 38, 1)
    n.set(
        Base_Color=n.mix(mottled, times(colour, 1 - vary), times(colour, 1 + vary)),
        Roughness=rough, Sheen=sheen, Sheen_Tint=0.4, Specular=0.15,
    )
    n.bump(n.mix(0.5, threads, n.noise(n.space(), 240, 0)), bump, 0.002)
    return n.material


def knit(colour, scale=55.0, bump=0.9, vary=0.16):
    """Boucle, wool throws and hand-made rugs: loops that catch the light."""
    n = Nodes('knit')
    loops = n.add('TexVoronoi', Vector=n.space(), Scale=scale).outputs['Distance']
    tone = n.noise(n.space(), 7, 1)
    base = n.mix(tone, times(colour, 1 - vary), times(colour, 1 + vary))
    n.set(Base_Color=n.mix(loops, base, times(colour, 0.72)), Roughness=1.0, Sheen=0.6, Specular=0.1)
    n.bump(n.mix(1.0, (1, 1, 1), loops, 'SUBTRACT'), bump, 0.012)
    return n.material


def leather(colour, rough=0.42):
    n = Nodes('leather')
    grain = n.add('TexVoronoi', Vector=n.space(), Scale=190.0).outputs['Distance']
    wear = n.noise(n.space(), 5, 2)
    n.set(Base_Color=n.mix(wear, times(colour, 0.72), times(colour, 1.2)), Roughness=rough)
    n.bump(grain, 0.18, 0.003)
    return n.material


def wicker(colour, scale=60.0, turn=(0, 0, 0)):
    n = Nodes('wicker')
    at = n.space((1, 1, 1), turn)
    weave = n.add('TexChecker', Vector=at, Scale=scale).outputs['Fac']
    strands = n.add('TexWave', Vector=at, Scale=scale * 0.9, Distortion=1.0).outputs['Fac']
    height = n.mix(0.5, weave, strands)
    n.set(Base_Color=n.mix(height, times(colour, 0.55), times(colour, 1.15)), Roughness=0.65)
    n.bump(height, 0.7, 0.006)
    return n.material


def metal(colour=(0.62, 0.46, 0.24), rough=0.26):
    n = Nodes('metal')
    n.set(Base_Color=rgba(colour), Metallic=1.0, Roughness=n.ramp(n.noise(n.space(), 12, 1), (0.3, (rough * 0.8,) * 3), (0.7, (rough * 1.25,) * 3)))
    return n.material


def glazed(colour, rough=0.14, vary=0.1, speckle=0.0):
    """Porcelain, stoneware, lacquer."""
    n = Nodes('glazed')
    base = n.mix(n.noise(n.space(), 6, 2), times(colour, 1 - vary), times(colour, 1 + vary))
    if speckle:
        spots = n.ramp(n.noise(n.space(), 170, 2), (0.66, (0, 0, 0)), (0.7, (speckle,) * 3))
        base = n.mix(spots, base, times(colour, 0.3))
    n.set(Base_Color=base, Roughness=rough)
    return n.material


def mirror():
    n = Nodes('mirror')
    n.set(Base_Color=(0.86, 0.88, 0.87, 1), Metallic=1.0, Roughness=0.015)
    return n.material


def glass(tint=(1, 1, 1), reflect=1.0):
    """A thin pane or vessel: light goes straight through, the edge reflects (refraction would cost noise and show little)."""
    n = Nodes('glass')
    # By the angle alone: a Fresnel node takes a vessel's far side for the inside of solid glass and turns it black.
    steep = n.add('Math', operation='POWER')
    n.link(n.add('LayerWeight', Blend=0.5).outputs['Facing'], steep.inputs[0])
    steep.inputs[1].default_value = 2.2
    scaled = n.add('Math', operation='MULTIPLY_ADD')
    n.link(steep.outputs[0], scaled.inputs[0])
    scaled.inputs[1].default_value, scaled.inputs[2].default_value = min(0.7 * reflect, 0.9), 0.06 * reflect
    blend = n.add('MixShader', Fac=scaled.outputs[0])
    n.link(n.add('BsdfTransparent', Color=rgba(tint)).outputs[0], blend.inputs[1])
    n.link(n.add('BsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.01).outputs[0], blend.inputs[2])
    n.link(blend.outputs[0], n.output.inputs['Surface'])
    return n.material


def translucent(colour, through, glow=0.0, transparent=0.0):
    """A lamp's shade, shoji paper, a sheer: `through` of the light passes, `glow` is its own light."""
    n = Nodes('translucent')
    blend = n.add('MixShader', Fac=through)
    n.link(n.add('BsdfDiffuse', Color=rgba(colour)).outputs[0], blend.inputs[1])
    n.link(n.add('BsdfTranslucent', Color=rgba(colour)).outputs[0], blend.inputs[2])
    out = blend.outputs[0]
    if transparent:
        clear = n.add('MixShader', Fac=transparent)
        n.link(out, clear.inputs[1])
        n.link(n.add('BsdfTransparent').outputs[0], clear.inputs[2])
        out = clear.outputs[0]
    if glow:
        added = n.add('AddShader')
        n.link(out, added.inputs[0])
        n.link(n.add('Emission', Color=rgba(colour), Strength=glow).outputs[0], added.inputs[1])
        out = added.outputs[0]
    n.link(out, n.output.inputs['Surface'])
    return n.material


def emission(colour, strength):
    n = Nodes('emission')
    n.link(n.add('Emission', Color=rgba(colour), Strength=strength).outputs[0], n.output.inputs['Surface'])
    return n.material


def water(tint=(0.55, 0.86, 0.88), ripple=0.25, scale=2.2, deep=None):
    """Over a tiled basin it is clear and tinted; `deep` makes it opaque, for a sea."""
    n = Nodes('water')
    at = n.space((1, 1, 1))
    waves = n.mix(0.5, n.noise(at, scale, 1, 0.6), n.noise(at, scale * 3.1, 0, 0.4))
    bump = n.add('Bump', Height=waves, Strength=ripple, Distance=0.06)
    if deep:
        # At a grazing angle a mirror-like sea would be sky: waves show their dark sides, which keeps the horizon a line.
        sea = n.add('MixShader', Fac=0.30)
        n.link(n.add('BsdfDiffuse', Color=rgba(deep), Normal=bump.outputs[0]).outputs[0], sea.inputs[1])
        n.link(n.add('BsdfGlossy', Color=(0.8, 0.9, 1, 1), Roughness=0.22, Normal=bump.outputs[0]).outputs[0], sea.inputs[2])
        n.link(sea.outputs[0], n.output.inputs['Surface'])
        return n.material
    fresnel = n.add('Fresnel', IOR=1.33, Normal=bump.outputs[0]).outputs[0]
    blend = n.add('MixShader', Fac=fresnel)
    n.link(n.add('BsdfTransparent', Color=rgba(tint)).outputs[0], blend.inputs[1])
    n.link(n.add('BsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.02, Normal=bump.outputs[0]).outputs[0], blend.inputs[2])
    n.link(blend.outputs[0], n.output.inputs['Surface'])
    return n.material


def tatami():
    n = Nodes('tatami')
    rush = n.add('TexWave', Vector=n.space(), Scale=95.0, Distortion=0.6, Detail=2.0, bands_direction='Y').outputs['Fac']
    tone = n.noise(n.space((2, 30, 1)), 3, 2)
    colour = (0.52, 0.46, 0.25)
    n.set(Base_Color=n.mix(tone, times(colour, 0.84), times(colour, 1.12)), Roughness=0.72, Specular=0.3)
    n.bump(rush, 0.35, 0.003)
    return n.material


def leaf(colour=(0.08, 0.16, 0.05)):
    n = Nodes('leaf')
    tone = n.noise(n.space(), 9, 1)
    n.set(Base_Color=n.mix(tone, times(colour, 0.55), times(colour, 1.7)), Roughness=0.45, Specular=0.35, Transmission=0.0)
    return n.material


def painting(tones, seed, height):
    """Washes of a few colours under a horizon: a landscape remembered rather than drawn."""
    n = Nodes('painting')
    at = n.space()
    drift = n.noise(n.space((1.6, 1, 5)), 2.0, 5, 0.8)
    split = n.add('SeparateXYZ', Vector=at)
    level = n.add('Math', operation='MULTIPLY_ADD')
    n.link(split.outputs['Z'], level.inputs[0])
    level.inputs[1].default_value, level.inputs[2].default_value = 0.9 / height, 0.28 + 0.06 * (seed % 3)
    bent = n.add('Math', operation='MULTIPLY_ADD')
    n.link(drift, bent.inputs[0])
    bent.inputs[1].default_value = 0.5
    n.link(level.outputs[0], bent.inputs[2])
    pale = (0.72, 0.68, 0.59)
    a, b, c = (tuple(0.6 * x + 0.4 * y for x, y in zip(t, pale)) for t in tones)
    base = n.ramp(bent.outputs[0], (0.18, times(a, 0.7)), (0.36, a), (0.46, b), (0.53, times(pale, 1.05)), (0.68, c), (0.95, pale))
    n.set(Base_Color=base, Roughness=0.85)
    n.bump(n.noise(at, 60, 1), 0.25, 0.004)
    return n.material


def kept(key, build):
    """One material for all that share it."""
    if key not in cache:
        cache[key] = build()
    return cache[key]
