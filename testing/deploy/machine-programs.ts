/** Programs that `site` calls while it moves visitors, and that do what they always do. */
export const ordinary = ["cat", "cp", "git", "ln", "mv", "readlink", "rm", "sed"];

/** systemd: a unit that runs is a process in the folder of the release that was current at its start. */
export const systemctl = `[ "$1" != -q ] || shift
verb=$1
shift
stop=
for unit; do [ "$unit" != --now ] || stop=yes; done
pid=$STATE/running/$unit
end() { [ ! -e "$pid" ] || { read -r id <"$pid"; kill -9 "$id"; /usr/bin/rm "$pid"; }; }
begin() { cd "$ROOT/srv/site/current"; /usr/bin/sleep 1000 >/dev/null 2>&1 & echo $! >"$pid"; }
case $verb in
  is-active) [ -e "$pid" ] ;;
  show) if [ -e "$pid" ]; then /usr/bin/cat "$pid"; else echo 0; fi ;;
  start) [ -e "$pid" ] || begin ;;
  restart) end; begin ;;
  stop) end ;;
  enable) echo >"$STATE/enabled/$unit" ;;
  disable) /usr/bin/rm -f "$STATE/enabled/$unit"; [ -z "$stop" ] || end ;;
  reload) [ -e "$STATE/reload-fails" ] || /usr/bin/cp "$ROOT/etc/nginx/local/replicas.conf" "$STATE/loaded" ;;
esac`;

/** A build leaves nothing but its folder, and is one step: its own are those of one-server-build.test.ts. */
export const systemdRun = `case "$*" in
  *"npm run build"* | *BACKEND_URL*) exec build-or-setting "$@" ;;
  *"nice tar"*) exec /usr/bin/cat >/dev/null ;;
esac`;

/** nginx and the servers; $STATE and $ROOT are those of the machine. */
export const curl = `for url; do :; done
port=\${url#http://127.0.0.1:}
port=\${port%%/*}
case $url in
  */upstream) read -r _ server <"$STATE/loaded"; printf 'HTTP/1.1 200 OK\\r\\nX-Upstream: %s\\r\\n' "\${server%;}" ;;
  *) [ -e "$STATE/running/site@$port" ] && ! grep -q unhealthy "$ROOT/etc/nginx/nginx.conf" ;;
esac`;
