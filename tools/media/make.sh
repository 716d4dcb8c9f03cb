#!/bin/bash
# Makes all media of the site anew: pictures, then what is typeset or drawn with them, then the site's own copies of banners.
# The pictures take about an hour on one core; `tools/media/make.sh copies` does only the last part. What each part needs
# is said in render-pictures.sh and documents/make.ts.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH=$PWD/node_modules/.bin:$PATH
if [ "${1:-}" != copies ]; then
  tools/media/render-pictures.sh
  node tools/media/documents/make.ts
fi
copy() { cp "backend/content/media/banners/$1.webp" "public/images/$2.webp"; }
copy air-separation-plant banner
copy control-room services/automation
copy main-air-compressor services/commissioning
copy pipe-spools services/design-engineering
copy air-separation-plant services/epc-projects
copy hydrogen-skid services/green-hydrogen
copy pump-skid services/operation-maintenance
copy cold-box services/refurbishment
