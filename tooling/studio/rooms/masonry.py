"""Brick, dressed stone, fieldstone and paving: surfaces of walls and streets, laid in the plane they stand in."""
from nodes import Nodes, rgba, times


def brick(colour=(0.28, 0.105, 0.065), mortar=(0.42, 0.38, 0.33), vary=0.38, size=(0.225, 0.075)):
    """Laid in the wall's own plane (`shell.wall`)."""
    n = Nodes('brick')
    at = n.space()
    bricks = n.add('TexBrick', Vector=at, Color1=rgba(times(colour, 1 - vary)), Color2=rgba(times(colour, 1 + vary)), Mortar=rgba(mortar))
    bricks.inputs['Scale'].default_value, bricks.inputs['Mortar Size'].default_value, bricks.inputs['Mortar Smooth'].default_value = 1, 0.006, 0.2
    bricks.inputs['Brick Width'].default_value, bricks.inputs['Row Height'].default_value = size
    bricks.inputs['Bias'].default_value = -0.1
    weather = n.noise(at, 0.9, 4)
    grit = n.noise(at, 55, 3)
    base = n.mix(1.0, bricks.outputs['Color'], n.ramp(weather, (0.3, (0.72, 0.70, 0.68)), (0.7, (1.1, 1.08, 1.05))), 'MULTIPLY')
    base = n.mix(0.3, base, n.ramp(grit, (0.35, times(colour, 0.5)), (0.65, times(colour, 1.5))))
    n.set(Base_Color=base, Roughness=0.92, Specular=0.15)
    n.bump(n.mix(0.75, grit, n.mix(1.0, (1, 1, 1), bricks.outputs['Fac'], 'SUBTRACT')), 0.6, 0.012)
    return n.material


def ashlar(colour=(0.60, 0.53, 0.43), blocks=(1.15, 0.44), joint=0.006, vary=0.10, bump=0.4):
    """Dressed limestone in the wall's own plane, rain-streaked a little."""
    n = Nodes('ashlar')
    at = n.space()
    grid = n.add('TexBrick', Vector=at, Color1=(1 - vary,) * 3 + (1,), Color2=(1 + vary * 0.5,) * 3 + (1,), Mortar=(0.62, 0.58, 0.53, 1))
    grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value = 1, joint
    grid.inputs['Brick Width'].default_value, grid.inputs['Row Height'].default_value = blocks
    cloud = n.noise(at, 0.7, 5, 0.3, 0.6)
    rain = n.noise(n.space((7, 0.5, 7)), 1.0, 4)
    grain = n.noise(at, 70, 2)
    base = n.mix(cloud, times(colour, 0.84), times(colour, 1.10))
    base = n.mix(1.0, base, n.ramp(rain, (0.35, (0.86, 0.85, 0.83)), (0.62, (1.02, 1.02, 1.02))), 'MULTIPLY')
    base = n.mix(1.0, base, grid.outputs['Color'], 'MULTIPLY')
    n.set(Base_Color=base, Roughness=0.88, Specular=0.2)
    n.bump(n.mix(0.7, grain, n.mix(1.0, (1, 1, 1), grid.outputs['Fac'], 'SUBTRACT')), bump, 0.01)
    return n.material


def rubble(colour=(0.34, 0.31, 0.27), size=2.6, bump=1.0, mortar=(0.36, 0.33, 0.29)):
    """Fieldstone walling: irregular stones with their joints."""
    n = Nodes('rubble')
    at = n.space((1, 1, 1.7))
    warp = n.add('MixRGB')
    warp.inputs[0].default_value = 0.08
    n.link(at, warp.inputs[1])
    n.link(n.add('TexNoise', Vector=at, Scale=2.2, Detail=3.0).outputs['Color'], warp.inputs[2])
    cell = n.add('TexVoronoi', Vector=warp.outputs[0], Scale=size)
    edge = n.add('TexVoronoi', Vector=warp.outputs[0], Scale=size, feature='DISTANCE_TO_EDGE').outputs['Distance']
    gap = n.ramp(edge, (0.015, (0, 0, 0)), (0.07, (1, 1, 1)))
    own = n.add('SeparateColor')
    n.link(cell.outputs['Color'], own.inputs[0])
    tone = n.ramp(own.outputs[0], (0.0, times(colour, 0.6)), (0.5, colour), (1.0, times((colour[0] * 1.1, colour[1], colour[2] * 0.9), 1.35)))
    grit = n.noise(at, 24, 4)
    n.set(Base_Color=n.mix(gap, mortar, n.mix(0.35, tone, n.mix(grit, times(colour, 0.5), times(colour, 1.5)))), Roughness=0.95, Specular=0.15)
    n.bump(n.mix(0.25, gap, grit), bump, 0.035)
    return n.material


def setts(colour=(0.17, 0.165, 0.16), size=(0.20, 0.12), wet=0.0, turn=0.0, joint=0.012, vary=0.35, offset=0.5):
    """Paving of small stones or slabs in the plane of the ground; `wet` 0..1 lets it mirror the lamps in patches."""
    n = Nodes('setts')
    at = n.space(turn=(0, 0, turn))
    grid = n.add('TexBrick', Vector=at, Color1=rgba(times(colour, 1 - vary)), Color2=rgba(times(colour, 1 + vary)), Mortar=rgba(times(colour, 0.35)))
    grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value, grid.inputs['Mortar Smooth'].default_value = 1, joint, 0.6
    grid.inputs['Brick Width'].default_value, grid.inputs['Row Height'].default_value = size
    grid.offset = offset
    cloud = n.noise(at, 0.45, 4, 0.3)
    grit = n.noise(at, 30, 3)
    pools = n.ramp(cloud, (0.38, (1, 1, 1)), (0.58, (0, 0, 0)))
    base = n.mix(0.3, grid.outputs['Color'], n.mix(grit, times(colour, 0.5), times(colour, 1.5)))
    base = n.mix(1.0, base, n.mix(pools, (1, 1, 1), (1 - 0.45 * wet,) * 3), 'MULTIPLY')
    n.set(Base_Color=base, Specular=0.5, Roughness=n.mix(pools, (0.82 - 0.45 * wet,) * 3, (0.75 - 0.62 * wet,) * 3))
    n.bump(n.mix(0.8, grit, n.mix(1.0, (1, 1, 1), grid.outputs['Fac'], 'SUBTRACT')), 0.5 - 0.25 * wet, 0.012)
    return n.material
