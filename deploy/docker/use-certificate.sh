#!/bin/sh
# certbot's deploy hook of container.md: certbot names the new certificate in RENEWED_LINEAGE.
set -eu
cd "$(dirname "$0")"
folder=certificates
[ "${RENEWED_LINEAGE##*/}" = site ] || folder=certificates/${RENEWED_LINEAGE##*/}
install -d "$folder"
install -m 600 "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" "$folder"
docker compose exec -T proxy nginx -s reload
