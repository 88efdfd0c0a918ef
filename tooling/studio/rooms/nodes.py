"""Building a material's node tree in few words."""
import bpy


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in inputs.items():
            name = key.replace('_', ' ')
            if name in node.inputs:
                if hasattr(value, 'is_linked'):
                    self.tree.links.new(value, node.inputs[name])
                else:
                    node.inputs[name].default_value = value
            else:
                setattr(node, key, value)
        return node

    def set(self, **inputs):
        for key, value in inputs.items():
            socket = self.surface.inputs[key.replace('_', ' ')]
            if hasattr(value, 'is_linked'):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value

    def link(self, a, b):
        self.tree.links.new(a, b)

    def space(self, scale=(1, 1, 1), turn=(0, 0, 0), kind='Object'):
        coordinates = self.add('TexCoord')
        return self.add('Mapping', Vector=coordinates.outputs[kind], Scale=scale, Rotation=turn).outputs[0]

    def noise(self, vector, scale, detail=2.0, distortion=0.0, roughness=0.55):
        return self.add(
            'TexNoise', Vector=vector, Scale=scale, Detail=detail, Distortion=distortion, Roughness=roughness
        ).outputs['Fac']

    def ramp(self, factor, *stops):
        node = self.add('ValToRGB', Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgba(colour)
        return node.outputs['Color']

    def mix(self, factor, a, b, blend='MIX'):
        node = self.add('MixRGB', blend_type=blend)
        for socket, value in zip(node.inputs, (factor, a, b)):
            if hasattr(value, 'is_linked'):
                self.link(value, socket)
            else:
                socket.default_value = value if isinstance(value, (int, float)) else rgba(value)
        return node.outputs[0]

    def bump(self, height, strength, distance=0.01):
        node = self.add('Bump', Height=height, Strength=strength, Distance=distance)
        self.link(node.outputs[0], self.surface.inputs['Normal'])


def rgba(colour):
    return (*colour[:3], 1.0)


def times(colour, k):
    return tuple(min(1.0, c * k) for c in colour)
