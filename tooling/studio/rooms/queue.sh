#!/bin/sh
# Renders all pictures of the list that have no source yet, one after another, at the lowest priority.
# Stops before the next picture while /tmp/render-pause exists; its process id is in /tmp/render.pid.
cd "$(dirname "$0")" || exit 1
echo $$ > /tmp/render.pid
while :; do
  while [ -e /tmp/render-pause ]; do sleep 5; done
  # Read anew each time: the list may grow while the queue runs.
  next=$(/usr/bin/python3 render.py --next) || exit 1
  [ -n "$next" ] || break
  nice -n 19 ionice -c3 /usr/bin/python3 render.py "$next" || echo "$next" >> "${RENDER_SCRATCH:-/tmp/voyage-render/scratch}/failed"
done
