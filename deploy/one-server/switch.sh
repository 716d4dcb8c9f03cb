# shellcheck shell=sh
# Moves visitors from one release to another, for site.sh. Until the last of them has moved, a failure undoes everything.

replicas=/etc/nginx/local/replicas.conf

wait_for() { timeout 60 sh -c "until curl -fs -m 5 -o /dev/null $1; do sleep 0.5; done"; }

# The port that nginx sends visitors to, by the configuration that it has loaded.
served_port() {
  answer=$(curl -s -m 5 -o /dev/null -D - http://127.0.0.1:3000/upstream) || return 1
  echo "$answer" | sed -n 's/^X-Upstream: .*:\([0-9]*\).*/\1/p'
}

set_replica() { # <line of nginx>
  echo "$1" >$replicas.new
  mv $replicas.new $replicas
}

# The release that a port serves: "current" may have changed since its process started.
release_of() { readlink "/proc/$(systemctl show -P MainPID "site@$1")/cwd"; }

previous_release() { [ ! -L $root/previous ] || readlink $root/previous; }

# Units and nginx's files are those of the clone, where no package runs.
copy_configuration() {
  cp $root/source/deploy/systemd/* /etc/systemd/system/
  install_nginx
  systemctl daemon-reload
}

install_nginx() {
  cp -r $root/source/deploy/nginx/nginx.conf $root/source/deploy/nginx/site /etc/nginx/
  # Without IPv6 nginx cannot listen on it.
  [ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' /etc/nginx/nginx.conf
}

use_release() { # <folder>
  git -C $root/source checkout -q --detach "$(cat "$1/commit")"
  ln -sfn "$1" $root/current
  copy_configuration
}

send_visitors_to() { # <port>
  nginx -qt || return 1
  systemctl reload nginx || return 1
  # A reload may fail after it was accepted; nginx then goes on as before.
  for _ in $(seq 20); do
    [ "$(served_port)" != "$1" ] || return 0
    sleep 0.5
  done
  return 1
}

# Starts the release on the free port, waits until it is healthy, and only then moves visitors there.
switch() { # <folder> <live or ready>
  old=$(served_port) || fail "nginx does not answer at 127.0.0.1:3000. Start it, or run install.sh again."
  [ "$old" = 3001 ] && new=3002 || { old=3002; new=3001; }
  is_served=yes
  before=$(release_of $old) || is_served=
  [ -e "$before/commit" ] || before=$(readlink $root/current)
  previous=$(previous_release)
  started=
  trap undo EXIT
  trap 'exit 1' HUP INT PIPE TERM
  # From here on the visitors' release has a link, even if this process is killed.
  [ "$before" = "$1" ] || ln -sfn "$before" $root/previous
  use_release "$1"
  service=$(backend_service)
  if [ -n "$service" ] && ! systemctl -q is-active "$service"; then
    started=$service
    systemctl start "$service"
  fi
  say "Starting $1 on port $new"
  systemctl restart site@$new
  health=http://127.0.0.1:$new/api/health/$2
  if ! wait_for "$health"; then
    curl -s -m 5 "$health" || journalctl -u site@$new -n 20 --no-pager -o cat
    fail "The release is not healthy."
  fi
  # After a restart of the machine both would run.
  systemctl -q enable site@$new
  set_replica "server 127.0.0.1:$new;"
  send_visitors_to $new || fail "nginx does not send visitors to port $new. See its error log."
  sleep 3
  systemctl -q disable --now site@$old
  trap - EXIT HUP INT PIPE TERM
  say "$1 is live"
  for other in site-backend site-cms; do
    [ "$other" = "$service" ] || systemctl -q disable --now $other 2>/dev/null || true
  done
  [ -n "$service" ] || return 0
  { systemctl -q enable "$service" && systemctl restart "$service"; } || fail "$service was not restarted."
  wait_for "http://127.0.0.1:$new/api/health/ready" || say "The backend does not respond"
}

# Each step is tried, whichever others fail.
undo() {
  trap - EXIT
  trap '' HUP INT PIPE TERM
  set +e
  say "The switch failed. Visitors keep the release before: $before"
  use_release "$before"
  if [ -n "$previous" ]; then ln -sfn "$previous" $root/previous; else rm -f $root/previous; fi
  set_replica "server 127.0.0.1:$old;"
  if [ -n "$is_served" ]; then
    systemctl -q enable site@$old
    [ "$(release_of $old)" = "$before" ] || systemctl restart site@$old
    wait_for http://127.0.0.1:$old/api/health/live
    [ "$(served_port)" = $old ] || send_visitors_to $old || say "nginx does not send visitors to port $old"
  fi
  systemctl -q disable --now site@$new
  [ -z "$started" ] || systemctl stop "$started"
}
