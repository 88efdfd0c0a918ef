"""Inside Blender: builds one picture's scene and writes its colour, albedo and normal as EXR files.

`blender -b -P stage.py -- PICTURE.json FOLDER WIDTH SAMPLES THREADS`; render.py starts it.
"""
import importlib
import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import bpy
from core import reset
from mathutils import Vector


def camera(at, to, lens=28, rise=0.0, tilt=False, focus=None, stop=None):
    """Level unless `tilt`; `rise` shifts the view upwards (share of the width), as an architect's camera does."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.shift_y, data.clip_end = lens, 36, rise, 4000
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    direction = Vector(to) - Vector(at)
    if not tilt:
        direction.z = 0
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
    bpy.context.scene.camera = thing


def settings(width, height, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, max(8, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 3
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 0.0, 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = False, 'REPLACE', 3
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.cycles.denoising_store_passes = True


def files(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '16'
    output.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[socket], output.inputs[name])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def main():
    path, folder, width, samples, threads = sys.argv[sys.argv.index('--') + 1 :]
    picture = json.loads(Path(path).read_text())
    reset(picture['seed'])
    bpy.context.scene.render.use_persistent_data = False
    shot = importlib.import_module(f"scenes.{picture['scene']}").build(picture)
    camera(**shot)
    ratio = 1.25 if picture.get('format') == 'tall' else 2 / 3
    settings(int(width), math.floor(int(width) * ratio), int(samples), int(threads))
    files(folder)
    bpy.ops.render.render()


main()
