# shellcheck shell=sh
# Programs of a release, for site.sh. Packages may have changed each of them, Node included, so root runs none.

# Runs a command as a user without rights, in a unit of its own: it may write the given folders only, gets no rights from
# any file, and ends with everything that it has started. Nothing of it stays at root's terminal or in a finished release.
as_user() { # <user> <folders that it may write> <command…>
  user=$1 writable=$2
  shift 2
  set -- env "ENV_FILE=$ENV_FILE" "CMS_DATA_DIR=$cms_data" "$@"
  [ "$user" != site-cms ] || set -- env "CMS_ENV_FILE=$cms_environment" "$@"
  if [ -n "${IN_UNIT:-}" ]; then
    # site-backup.service restricts and ends it.
    setpriv "--reuid=$user" --regid=site --clear-groups --inh-caps=-all --no-new-privs "$@"
  else
    systemd-run --quiet --collect --wait --pipe --same-dir "--uid=$user" --gid=site \
      -p "ReadWritePaths=/tmp /var/tmp $writable" -p ProtectSystem=strict -p NoNewPrivileges=yes -p CapabilityBoundingSet= \
      -p PrivateDevices=yes -p RestrictSUIDSGID=yes -p TimeoutStopSec=5 -- "$@"
  fi
}

in_release() { # as as_user
  (cd "$root/current" && as_user "$@")
}

# Builds as a user who can change no other release, no secret and no data.
as_builder() {
  as_user site-build "$PWD $root/static /var/cache/site-build" \
    env HOME=/var/cache/site-build PATH="/opt/node/node_modules/.bin:/usr/bin:/bin" nice "$@"
}

value_of() { in_release site '' $node --import $preload -p "process.env.$1 ?? ''"; }

inquiries() { in_release site $site_data env SITE_DATA_DIR=$site_data $node --import $preload scripts/inquiries.ts "$@"; }

cms() {
  file=cms/server/$1.ts
  shift
  in_release site-cms "$cms_data" $node --import $preload "$file" "$@"
}

# Node and npm for builds. Their packages run scripts, too.
install_node() {
  version=$(sed -n 's/^ *"node": "\([0-9.]*\)",$/\1/p' "$root/source/package.json")
  rm -rf /opt/node
  install -d -o site-build -g site /opt/node
  (cd /opt/node && as_builder npm install --prefix /opt/node --no-audit --no-fund --loglevel=error "node@$version" npm@11.21.2)
  give_to_root /opt/node
}

# From here on nobody else can write to it. chown and chmod change links themselves, or nothing.
give_to_root() {
  chown -R root:root "$1"
  chmod -R ug-s,go-w "$1"
}
