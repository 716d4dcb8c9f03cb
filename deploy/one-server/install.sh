#!/bin/sh
# Makes a bare Debian 12 server serve this site over HTTPS. Run as root from a clone in /srv/site/source:
#
#   install.sh www.example.com you@example.com [example.com …]
#
# The first name is that of the site, further names are redirected to it; all must lead to this server. The address is for
# notices of the certificate authority. Running it again repairs what is missing and changes no secret. See one-server.md.
set -eu
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
name=$1 mail=$2
shift 2
here=$(dirname "$(readlink -f "$0")")
deploy=$(dirname "$here")
[ "$(id -u)" = 0 ] || { echo "Run this as root."; exit 1; }
[ "$deploy" = /srv/site/source/deploy ] || { echo "The clone must be in /srv/site/source."; exit 1; }
grep -q '^VERSION_ID="12"' /etc/os-release || { echo "This is for Debian 12."; exit 1; }
# Root runs its scripts, and installs its units and nginx's files.
[ -z "$(find /srv/site/source \( ! -user root -o ! -type l -perm /022 \) -print -quit)" ] ||
  { echo "Everything in /srv/site/source must belong to root, and nobody else may write to it."; exit 1; }
export DEBIAN_FRONTEND=noninteractive

echo "== Packages"
apt-get -q update
apt-get -q -y --no-install-recommends install ca-certificates certbot curl dbus git logrotate nftables nginx \
  libnginx-mod-http-brotli-static npm openssl unattended-upgrades

echo "== Users: site serves and has the inquiries, site-build builds, site-backend has the content"
getent group site >/dev/null || addgroup --quiet --system site
for user in site site-build site-backend site-cms; do
  id "$user" >/dev/null 2>&1 || adduser --quiet --system --ingroup site --no-create-home --home /nonexistent "$user"
done
install -d -m 755 /srv/site /srv/site/releases
install -d -m 755 -o site-build -g site /srv/site/static
install -d -m 700 -o site-build -g site /var/cache/site-build
install -d -m 700 /var/backups/site

echo "== Node"
# Debian's is too old for the site's packages, and serves once: to install a current npm with the site's Node.
"$here/site.sh" install-node

echo "== Settings: /etc/site/environment"
install -d -m 755 /etc/site
[ -e /etc/site/environment ] || {
  secret() { openssl rand -hex 32; }
  umask 077
  cat >/etc/site/environment <<END
# The variables of docs/running.md. After a change: site update
SITE_URL=https://$name
REVALIDATE_SECRET=$(secret)
METRICS_SECRET=$(secret)
# The embedded backend. For a backend of your own, change these three; then its service does not run.
BACKEND_URL=http://127.0.0.1:4000
BACKEND_USERNAME=site
BACKEND_PASSWORD=$(secret)
CONTENT_DIR=/srv/site/content
REVALIDATE_URL=http://127.0.0.1:3000/api/revalidate
END
  umask 022
}
# The secrets of the CMS are in a file of its own (one-server.md).
chown root:site /etc/site/environment
chmod 640 /etc/site/environment
# Content belongs to the company, not to a release.
[ -e /srv/site/content ] || cp -r "$deploy/../backend/content" /srv/site/content

echo "== Firewall: SSH, HTTP and HTTPS"
ssh_ports=$(/usr/sbin/sshd -T 2>/dev/null | awk '$1 == "port" { printf "%s, ", $2 }')
sed "s/SSH_PORTS/${ssh_ports:-22, }/" "$here/nftables.conf" >/etc/nftables.conf
nft -c -f /etc/nftables.conf
systemctl enable --now nftables
systemctl reload nftables

echo "== Logs and security updates"
install -D -m 644 "$here/journald.conf" /etc/systemd/journald.conf.d/site.conf
systemctl restart systemd-journald
install -m 644 "$here/unattended-upgrades.conf" /etc/apt/apt.conf.d/52site

echo "== nginx"
install -d -o www-data /var/cache/nginx/site
install -d /etc/nginx/local/http /etc/ssl/site /var/lib/letsencrypt/webroot
local=/etc/nginx/local
cat >"$local/names.conf" <<END
server_name $name${*:+ $*};
set \$public_name $name;
END
[ -e "$local/replicas.conf" ] || echo "server 127.0.0.1:3001;" >"$local/replicas.conf"

echo "== Certificate"
# nginx needs one to start, and certbot needs nginx: the first lives until certbot's replaces it.
[ -e /etc/ssl/site/fullchain.pem ] || rm -f /etc/ssl/site/*.pem
[ -e /etc/ssl/site/fullchain.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$name" \
  -keyout /etc/ssl/site/privkey.pem -out /etc/ssl/site/fullchain.pem 2>/dev/null
"$here/site.sh" install-nginx
nginx -qt
systemctl enable nginx
systemctl restart nginx
domains="-d $name"
for other in "$@"; do domains="$domains -d $other"; done
# CERTBOT_OPTIONS=--staging for a trial.
# shellcheck disable=SC2086
certbot certonly -n --agree-tos -m "$mail" --webroot -w /var/lib/letsencrypt/webroot --cert-name site \
  --keep-until-expiring --deploy-hook "systemctl reload nginx" ${CERTBOT_OPTIONS:-} $domains
ln -sf /etc/letsencrypt/live/site/fullchain.pem /etc/letsencrypt/live/site/privkey.pem /etc/ssl/site/
systemctl reload nginx

echo "== The site"
ln -sfn "$here/site.sh" /usr/local/sbin/site
site update "$(git -C "$deploy" rev-parse HEAD)"
systemctl enable --now site-backup.timer
echo "https://$name is ready. Next: edit /etc/site/environment and /srv/site/content; see one-server.md."
