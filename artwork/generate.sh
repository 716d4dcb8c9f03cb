#!/bin/bash
# Generates all media of the sample content: rendered images, then PDFs and drawings, then the site's copies of banners.
#
#   artwork/generate.sh            everything, about an hour on one core
#   artwork/generate.sh copies     only the copies in public/images
#
# Requirements: see render-images.sh and documents/main.ts.
set -euo pipefail
case "${1:-}" in -h | --help)
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit
  ;;
esac
cd "$(dirname "$0")/.."
export PATH=$PWD/node_modules/.bin:$PATH
if [ "${1:-}" != copies ]; then
  artwork/render-images.sh
  node artwork/documents/main.ts
fi
copy() { cp "backend/content/media/banners/$1.webp" "public/images/$2.webp"; }
copy air-separation-plant banner
copy air-separation-plant-dusk banner-dusk
copy control-room services/automation
copy control-room-dusk services/automation-dusk
copy main-air-compressor services/commissioning
copy main-air-compressor-dusk services/commissioning-dusk
copy pipe-spools services/design-engineering
copy air-separation-plant services/epc-projects
copy air-separation-plant-dusk services/epc-projects-dusk
copy hydrogen-skid services/green-hydrogen
copy hydrogen-skid-dusk services/green-hydrogen-dusk
copy pump-skid services/operation-maintenance
copy cold-box services/refurbishment
copy cold-box-dusk services/refurbishment-dusk
