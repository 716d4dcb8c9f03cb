#!/bin/bash
# Renders backend/content/media/pictures and backend/content/media/banners from artwork/scenes.
#
#   artwork/render-images.sh                       all motifs, by day and at dusk
#   artwork/render-images.sh cold-box expander     only these motifs
#   LIGHT=dusk artwork/render-images.sh cold-box   only at dusk (or only by day)
#   DRAFT=1 SAMPLES=40 SCRATCH=/var/tmp/plant …        half size, another number of samples, another scratch folder
#
# Needs Debian's blender 3.4 (apt-get install blender; renders with Cycles on the CPU) and the project's node_modules
# (sharp). With 16 samples on an idle core most motifs take half a minute to two minutes.
set -euo pipefail
case "${1:-}" in -h | --help)
  sed -n '2,10s/^# \{0,1\}//p' "$0"
  exit
  ;;
esac
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../backend/content/media
scratch=${SCRATCH:-/tmp/plant-pictures}
mkdir -p "$scratch"
motifs=("$@")
if [ $# -eq 0 ]; then
  mapfile -t motifs < <(grep -hoE '"[a-z-]+": ([a-z_]+[,}]|view\()' "$here"/scenes/*.py | sed -E 's/"([a-z-]+)".*/\1/' | sort -u)
fi
for motif in "${motifs[@]}"; do
  for light in ${LIGHT:-day dusk}; do
  dusk=$([ "$light" = dusk ] && echo --dusk || true)
  name=$motif${dusk:+-dusk}
  rm -f "$scratch/$name"-*.json
  samples=${SAMPLES:-$([ "$motif" = air-separation-plant ] && echo 40 || echo 16)}
  nice -n ${NICE:-19} blender -b -t "${THREADS:-1}" -P "$here/render_motif.py" -- "$motif" $dusk --samples "$samples" ${SIZE:+--size $SIZE} ${DRAFT:+--draft} \
    --out "$scratch" | grep DONE
  node "$here/compress-render.mjs" "$scratch" "$out" "$name"
done
done
