#!/bin/sh
# /usr/local/sbin/site: looks after the site that install.sh has set up. Run as root.
set -eu
usage="site update [branch, tag or commit]   build a release and switch to it; visitors notice nothing
site rollback                         switch back to the release before, without a build
site backup                           write inquiries, content, settings and the CMS to one file
site restore <file>                   bring them back
site inquiries [options]              list, export, erase or send inquiries again; --help shows how
site status                           services, release, health
site cms <command> …                  user-cli, import-cli or export-cli of the CMS, if BACKEND_URL is the CMS"
here=$(dirname "$(readlink -f "$0")")
root=/srv/site
backups=/var/backups/site
site_data=/var/lib/site
cms_data=/var/lib/site-cms
cms_environment=/etc/site/cms-environment
export ENV_FILE=/etc/site/environment
node=node_modules/.bin/node
# Reads the settings as the units do.
preload=./scripts/settings/load-env-file.ts
# shellcheck source=deploy/one-server/as-user.sh
. "$here/as-user.sh"
# shellcheck source=deploy/one-server/archive.sh
. "$here/archive.sh"
# shellcheck source=deploy/one-server/switch.sh
. "$here/switch.sh"

say() { echo "== $*"; }
fail() { echo "$*" >&2; exit 1; }

# The service that BACKEND_URL means; nothing for a backend elsewhere.
backend_service() {
  url=$(value_of BACKEND_URL)
  case $url in
    http://127.0.0.1:4000) echo site-backend ;;
    http://127.0.0.1:4100) echo site-cms ;;
  esac
}

build() { # <commit> <folder>
  say "Building $1 in $2"
  install -d -o site-build -g site "$2"
  cd "$2"
  git -C $root/source archive "$1" | as_builder tar -x
  as_builder npm ci --no-audit --no-fund --loglevel=error
  first=
  [ -e $root/current ] || first=yes
  [ -z "$first" ] || ln -sfn "$2" $root/current
  service=$(backend_service)
  # The first build needs the backend's content.
  if [ -n "$first" ]; then
    copy_configuration
    [ -z "$service" ] || systemctl restart "$service"
  fi
  [ "$service" != site-cms ] || build_cms
  as_builder npm run build
  as_builder npm prune --omit=dev --no-audit --no-fund --loglevel=error
  as_builder $node deploy/prune-packages.ts
  as_builder sh -c 'rm -rf .next/cache && mkdir .next/cache'
  as_builder $node deploy/collect-static.ts $root/static
  give_to_root "$2"
  # A link of that name would lead root elsewhere.
  rm -rf "$2/commit"
  echo "$1" >"$2/commit"
}

# The CMS has packages of its own, about 750 MB. No setting reaches its build.
build_cms() {
  as_builder npm ci --prefix cms --omit=peer --no-audit --no-fund --loglevel=error
  as_builder sh -c 'cd cms && NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 __NEXT_PROCESSED_ENV=true \
    ../node_modules/.bin/node node_modules/next/dist/bin/next build && rm -rf .next/cache && mkdir .next/cache'
}

# Moves secrets that only the CMS uses out of the file that the users of the site and the build read.
separate_cms_settings() {
  names='^(export +)?(CMS_SECRET|DATABASE_URL) *='
  [ -e $cms_environment ] || install -m 400 -o site-cms /dev/null $cms_environment
  if grep -E "$names" $ENV_FILE >>$cms_environment; then sed -i -E "/$names/d" $ENV_FILE; fi
}

update() {
  nginx -qt || fail "nginx's configuration has an error. Nothing has changed."
  separate_cms_settings
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
  kept=$(previous_release)
  for old in "$root"/releases/*; do
    [ "$old" = "$folder" ] || [ "$old" = "$kept" ] || rm -rf "$old"
  done
}

status() {
  echo "release   $(readlink $root/current)"
  echo "previous  $(previous_release)"
  echo "visitors  $(release_of "$(served_port)" || echo none)"
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
  install-node) install_node ;;
  install-nginx) install_nginx ;;
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
