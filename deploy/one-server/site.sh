#!/bin/sh
# /usr/local/sbin/site: looks after the site that install.sh has set up. Run as root.
set -eu
usage="site update [branch, tag or commit]   build a release and switch to it; visitors notice nothing
site rollback                         switch back to the release before, without a build
site backup                           write inquiries, content and settings to one file
site restore <file>                   bring them back
site inquiries [options]              list, export or delete inquiries; --help shows how
site status                           services, release, health
site cms <command> …                  user-cli, import-cli or export-cli of the CMS, if BACKEND_URL is the CMS"
root=/srv/site
backups=/var/backups/site
cms_data=/var/lib/site-cms
export ENV_FILE=/etc/site/environment
node=node_modules/.bin/node
# Reads ENV_FILE as the units do.
preload=./scripts/settings/load-env-file.ts

say() { echo "== $*"; }
fail() { echo "$*" >&2; exit 1; }
value_of() { cd "$root/current" && $node --import $preload -p "process.env.$1 ?? ''"; }

# The service that BACKEND_URL means; nothing for a backend elsewhere.
backend_service() {
  case $(value_of BACKEND_URL) in
    http://127.0.0.1:4000) echo site-backend ;;
    http://127.0.0.1:4100) echo site-cms ;;
  esac
}

# Builds as a user who can change no other release, no secret and no data.
as_builder() {
  runuser -u site-build -- env HOME=/var/cache/site-build ENV_FILE=$ENV_FILE PATH="/opt/node/node_modules/.bin:$PATH" \
    nice "$@"
}

build() { # <commit> <folder>
  say "Building $1 in $2"
  install -d -o site-build -g site "$2"
  git -C $root/source archive "$1" | as_builder tar -x -C "$2"
  cd "$2"
  as_builder npm ci --no-audit --no-fund --loglevel=error
  # The first build needs the backend's content.
  if [ ! -e $root/current ]; then
    ln -sfn "$2" $root/current
    copy_configuration
    service=$(backend_service)
    [ -z "$service" ] || systemctl restart "$service"
  fi
  [ "$(backend_service)" != site-cms ] || build_cms
  as_builder npm run build
  as_builder npm prune --omit=dev --no-audit --no-fund --loglevel=error
  as_builder $node deploy/prune-packages.ts
  rm -rf .next/cache
  mkdir .next/cache
  echo "$1" >commit
  # From here on it belongs to root, and nobody else can write to it.
  chown -R root:root "$2"
  $node deploy/collect-static.ts $root/static
}

# The CMS has packages of its own, about 900 MB.
build_cms() {
  as_builder npm ci --prefix cms --no-audit --no-fund --loglevel=error
  (cd cms && as_builder env NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 \
    ../$node --import ../scripts/settings/load-env-file.ts node_modules/next/dist/bin/next build)
  rm -rf cms/.next/cache
  mkdir cms/.next/cache
}

# Units and nginx's files are those of the release.
copy_configuration() {
  cp $root/source/deploy/systemd/* /etc/systemd/system/
  cp -r $root/source/deploy/nginx/nginx.conf $root/source/deploy/nginx/site /etc/nginx/
  systemctl daemon-reload
}

wait_for() { timeout 60 sh -c "until curl -fs -m 5 -o /dev/null $1; do sleep 0.5; done"; }

# Starts the release on the free port, waits until it is healthy, and only then moves visitors there.
switch() { # <folder> <live or ready>
  old=3001 new=3002
  systemctl -q is-active site@3001 || { old=3002; new=3001; }
  before=$(readlink $root/current || true)
  git -C $root/source checkout -q --detach "$(cat "$1/commit")"
  ln -sfn "$1" $root/current
  copy_configuration
  service=$(backend_service)
  [ -z "$service" ] || systemctl start "$service"
  say "Starting $1 on port $new"
  systemctl restart site@$new
  health=http://127.0.0.1:$new/api/health/$2
  if ! wait_for "$health"; then
    curl -s -m 5 "$health" || journalctl -u site@$new -n 20 --no-pager -o cat
    systemctl stop site@$new
    ln -sfn "$before" $root/current
    git -C $root/source checkout -q --detach "$(cat "$before/commit")"
    copy_configuration
    fail "The release is not healthy. Visitors still have the one before: $before"
  fi
  echo "server 127.0.0.1:$new;" >/etc/nginx/local/replicas.conf
  nginx -qt
  systemctl reload nginx
  sleep 3
  systemctl -q disable --now site@$old
  systemctl -q enable site@$new
  [ "$before" = "$1" ] || ln -sfn "$before" $root/previous
  for other in site-backend site-cms; do
    [ "$other" = "$service" ] || systemctl -q disable --now $other 2>/dev/null || true
  done
  if [ -n "$service" ]; then
    systemctl -q enable "$service"
    systemctl restart "$service"
    wait_for "http://127.0.0.1:$new/api/health/ready" || say "The backend does not respond"
  fi
  say "$1 is live"
}

update() {
  git -C $root/source fetch -q --tags origin || say "The repository cannot be reached; using what is here"
  ref=${1:-origin/HEAD}
  commit=$(git -C $root/source rev-parse --verify -q "origin/$ref^{commit}" ||
    git -C $root/source rev-parse --verify -q "$ref^{commit}") || fail "There is no $ref in the repository."
  folder=$root/releases/$(date -u +%Y-%m-%dT%H%M%S)-$(echo "$commit" | cut -c 1-8)
  # A process of its own: within a condition sh would go on after a failed command.
  "$0" build-release "$commit" "$folder" || {
    [ "$(readlink $root/current)" != "$folder" ] || rm $root/current
    rm -rf "$folder"
    fail "The build failed. Nothing has changed for visitors."
  }
  switch "$folder" ready
  # The current one, the one before, and no others.
  for old in "$root"/releases/*; do
    [ "$old" = "$(readlink $root/current)" ] || [ "$old" = "$(readlink $root/previous || true)" ] || rm -rf "$old"
  done
}

inquiries() {
  (cd $root/current && runuser -u site-backend -- $node --import $preload backend/inquiries-cli.ts "$@")
}
cms() {
  file=cms/server/$1.ts
  shift
  (cd $root/current && runuser -u site-cms -- env CMS_DATA_DIR=$cms_data $node --import $preload "$file" "$@")
}

backup() {
  umask 077
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  file=$backups/site-$(date -u +%Y-%m-%dT%H%M%S).tar.gz
  cp $ENV_FILE "$folder/environment"
  cp -r $root/content "$folder/content"
  chown site-backend "$folder"
  [ ! -e "$(value_of DATA_DIR)/inquiries.sqlite" ] || inquiries --backup "$folder/inquiries.sqlite"
  if [ -e $cms_data/cms.sqlite ]; then
    (cd $root/current && $node -e 'new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 })
      .prepare("VACUUM INTO ?").run(process.argv[2])' $cms_data/cms.sqlite "$folder/cms.sqlite")
    [ ! -e $cms_data/media ] || cp -r $cms_data/media "$folder/cms-media"
  fi
  tar -czf "$file.partial" -C "$folder" .
  sync "$file.partial"
  mv "$file.partial" "$file"
  find $backups -name 'site-*.tar.gz' -mtime +14 -delete
  say "$file"
}

restore() {
  [ -f "${1:-}" ] || fail "site restore <file>; the files are in $backups"
  file=$(readlink -f "$1")
  umask 077
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  tar -xzf "$file" -C "$folder"
  chown -R site-backend "$folder"
  [ ! -e "$folder/inquiries.sqlite" ] || inquiries --restore "$folder/inquiries.sqlite"
  if [ -e "$folder/cms.sqlite" ]; then
    systemctl stop site-cms
    rm -f $cms_data/cms.sqlite-*
    install -o site-cms -g site -m 600 "$folder/cms.sqlite" $cms_data/cms.sqlite
    [ ! -e "$folder/cms-media" ] || cp -r "$folder/cms-media/." $cms_data/media
    chown -R site-cms:site $cms_data
    systemctl start site-cms
  fi
  kept=$root/content.before-$(date -u +%Y-%m-%dT%H%M%S)
  umask 022
  mv $root/content "$kept"
  cp -r "$folder/content" $root/content
  chown -R root:root $root/content
  chmod -R u=rwX,go=rX $root/content
  systemctl try-restart site-backend
  cmp -s "$folder/environment" $ENV_FILE || say "The settings of the backup differ and were left out; they are in $file"
  say "Restored. The content before is in $kept"
}

status() {
  echo "release   $(readlink $root/current)"
  echo "previous  $(readlink $root/previous || true)"
  systemctl --no-pager --no-legend list-units 'site*' nginx nftables
  for port in 3001 3002; do curl -s -m 5 http://127.0.0.1:$port/api/health/ready && echo; done || true
}

case ${1:-} in
  update) update "${2:-}" ;;
  rollback)
    [ -e $root/previous/commit ] || fail "There is no release before."
    switch "$(readlink $root/previous)" live
    ;;
  build-release) build "$2" "$3" ;;
  backup) backup ;;
  restore) restore "${2:-}" ;;
  inquiries)
    shift
    inquiries "$@"
    ;;
  status) status ;;
  cms)
    [ -e "$root/current/cms/server/${2:-}.ts" ] || fail "site cms user-cli, import-cli or export-cli"
    shift
    cms "$@"
    ;;
  *) echo "$usage"; [ "${1:-}" = help ] || exit 2 ;;
esac
