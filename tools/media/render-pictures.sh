#!/bin/bash
# Renders the images in backend/content/media/pictures and backend/content/media/banners from the scenes beside this file.
#
#   tools/media/render-pictures.sh                  all 30 motifs
#   tools/media/render-pictures.sh cold-box expander   only these
#   DRAFT=1 SAMPLES=40 SCRATCH=/var/tmp/plant …           fast look, other sampling, another scratch folder
#
# Needs Debian's blender 3.4 (apt-get install blender; Cycles on the processor, no denoiser needed) and the project's
# node modules (sharp). At 16 samples on one otherwise idle core most motifs take half a minute to two minutes.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../backend/content/media
scratch=${SCRATCH:-/tmp/plant-pictures}
mkdir -p "$scratch"
motifs=("$@")
if [ $# -eq 0 ]; then
  mapfile -t motifs < <(grep -hoE '"[a-z-]+": [a-z_]+[,}]' "$here"/scenes/*.py | sed -E 's/"([a-z-]+)".*/\1/' | sort -u)
fi
for motif in "${motifs[@]}"; do
  rm -f "$scratch/$motif"-*.json
  samples=${SAMPLES:-$([ "$motif" = air-separation-plant ] && echo 40 || echo 16)}
  nice -n 19 blender -b -t "${THREADS:-1}" -P "$here/render.py" -- "$motif" --samples "$samples" ${DRAFT:+--draft} \
    --out "$scratch" | grep DONE
  node "$here/compress.mjs" "$scratch" "$out" "$motif"
done
