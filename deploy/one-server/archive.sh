# shellcheck shell=sh
# Backups, for site.sh. An archive may come from another machine, and the services' users write parts of it: nothing in it
# may be a link, which root would follow or publish.

# Makes $saved, for root only, and $work around it with a folder for each user.
open_work() {
  umask 077
  work=$(mktemp -d -p /var/tmp)
  trap 'rm -rf "$work"' EXIT
  chmod 711 "$work"
  saved=$work/saved
  mkdir "$saved"
  for user in site site-cms; do install -d -m 700 -o $user "$work/$user"; done
}

# Moves what a user has written to $saved, after taking the folder from the user.
take() { # <user> <name>
  chown root "$work/$1"
  mv "$work/$1/$2" "$saved/$2"
}

# The copy is consistent although its program writes meanwhile.
copy_database() { # <user> <folder> <database> <copy>
  in_release "$1" "$2" $node -e 'new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 })
    .prepare("VACUUM INTO ?").run(process.argv[2])' "$3" "$4"
}

# Adds the rows of a copy that the database lacks; what it has stays.
add_rows() { # <user> <folder> <copy> <database> <table>
  in_release "$1" "$2" $node -e '
    const [copy, file, table] = process.argv.slice(1);
    process.umask(0o077);
    const database = new (require("node:sqlite").DatabaseSync)(file, { timeout: 5000 });
    const all = (sql, ...values) => database.prepare(sql).all(...values);
    database.prepare("ATTACH ? AS copy").run(copy);
    if (all("SELECT 1 FROM main.sqlite_schema WHERE name = ?", table).length === 0)
      for (const { sql } of all("SELECT sql FROM copy.sqlite_schema WHERE tbl_name = ? AND sql NOT NULL", table)) database.exec(sql);
    const known = all("SELECT name FROM pragma_table_info(?, ?)", table, "main").map(({ name }) => name);
    // The numbers of rows differ.
    const shared = all("SELECT name FROM pragma_table_info(?, ?) WHERE NOT (pk AND type = ?)", table, "copy", "INTEGER")
      .map(({ name }) => name).filter((name) => known.includes(name)).join();
    database.exec(`INSERT OR IGNORE INTO main.${table} (${shared}) SELECT ${shared} FROM copy.${table} ORDER BY rowid`);
  ' "$3" "$4" "$5"
}

backup() {
  open_work
  file=$backups/site-$(date -u +%Y-%m-%dT%H%M%S).tar.gz
  cp $ENV_FILE "$saved/environment"
  [ ! -e $cms_environment ] || cp $cms_environment "$saved/cms-environment"
  cp -r $root/content "$saved/content"
  links=$(find "$saved/content" ! -type f ! -type d -printf '%P ' -delete)
  [ -z "$links" ] || say "Left out, because the backend does not serve links: $links"
  if [ -e $site_data/inquiries/inquiries.sqlite ]; then
    install -d -m 700 -o site "$work/site/inquiries"
    copy_database site $site_data $site_data/inquiries/inquiries.sqlite "$work/site/inquiries/inquiries.sqlite"
    # After the database: each file that it names was written before.
    [ ! -e $site_data/inquiries/files ] ||
      in_release site '' cp -r $site_data/inquiries/files "$work/site/inquiries/files" ||
      say "Some files of inquiries went away meanwhile"
    take site inquiries
  fi
  if [ -e $cms_data/cms.sqlite ]; then
    copy_database site-cms $cms_data $cms_data/cms.sqlite "$work/site-cms/cms.sqlite"
    [ ! -e $cms_data/media ] || in_release site-cms '' cp -r $cms_data/media "$work/site-cms/cms-media"
    [ ! -e $cms_data/files ] || in_release site-cms '' cp -r $cms_data/files "$work/site-cms/cms-files"
    take site-cms cms.sqlite
    [ ! -e "$work/site-cms/cms-media" ] || take site-cms cms-media
    [ ! -e "$work/site-cms/cms-files" ] || take site-cms cms-files
  fi
  refuse_links "$saved" "Not backed up"
  tar -czf "$file.partial" -C "$saved" .
  sync "$file.partial"
  mv "$file.partial" "$file"
  find $backups -name 'site-*.tar.gz' -mtime +14 -delete
  say "$file"
}

restore() {
  [ -f "${1:-}" ] || fail "site restore <file>; the files are in $backups"
  file=$(readlink -f "$1")
  open_work
  refuse_members "$file"
  tar -xzf "$file" -C "$saved" --no-same-owner --no-same-permissions
  refuse_links "$saved" "Not restored"
  [ -d "$saved/content" ] || fail "Not restored: $file has no content."
  [ ! -e "$saved/inquiries" ] || restore_inquiries
  [ ! -e "$saved/cms.sqlite" ] || restore_cms
  kept=$root/content.before-$(date -u +%Y-%m-%dT%H%M%S.%N)
  umask 022
  mv $root/content "$kept"
  cp -r "$saved/content" $root/content
  chown -R root:root $root/content
  chmod -R u=rwX,go=rX $root/content
  # The site looks for inquiries that wait when it starts.
  systemctl try-restart site-backend 'site@*'
  for settings in $ENV_FILE $cms_environment; do
    [ ! -e "$saved/${settings##*/}" ] || cmp -s "$saved/${settings##*/}" "$settings" ||
      say "The backup has another $settings, which was left out; it is in $file"
  done
  say "Restored. The content before is in $kept"
}

# What a receiver has got since the backup stays so; the others get theirs.
restore_inquiries() {
  mv -T "$saved/inquiries" "$work/site/inquiries"
  chown -R site "$work/site"
  install -d -m 700 -o site -g site $site_data
  # The files first: what no row names is removed later.
  in_release site $site_data sh -c 'umask 077 && mkdir -p "$2/files" && { [ ! -e "$1/files" ] || cp -rn "$1/files/." "$2/files"; }' \
    - "$work/site/inquiries" $site_data/inquiries
  for table in inquiry delivery; do
    add_rows site $site_data "$work/site/inquiries/inquiries.sqlite" $site_data/inquiries/inquiries.sqlite $table
  done
}

# The CMS's user unpacks into its own folder, in which it could have put links into root's way.
restore_cms() {
  mkdir "$saved/cms"
  mv "$saved/cms.sqlite" "$saved/cms"
  [ ! -e "$saved/cms-media" ] || mv "$saved/cms-media" "$saved/cms/media"
  [ ! -e "$saved/cms-files" ] || mv "$saved/cms-files" "$saved/cms/files"
  systemctl stop site-cms
  install -d -m 700 -o site-cms -g site $cms_data
  tar -c -C "$saved/cms" . |
    in_release site-cms $cms_data sh -c 'cd "$1" && umask 077 && rm -f cms.sqlite-* && tar -x' - $cms_data
  systemctl start site-cms || say "The CMS does not start; its files are restored"
}

# tar would follow some of these while it unpacks.
refuse_members() { # <archive>
  odd=$(
    tar -tvzf "$1" --quoting-style=escape | grep -v '^[-d]' || true
    tar -tPzf "$1" --quoting-style=escape | grep -E '^/|(^|/)\.\.(/|$)' || true
  )
  [ -z "$odd" ] || fail "Not restored: the archive has links, devices, or paths outside of it:
$odd"
}

refuse_links() { # <folder> <what happened>
  odd=$(find "$1" \( ! -type f ! -type d \) -o \( -type f -links +1 \))
  [ -z "$odd" ] || fail "$2, because of links or files of other kinds:
$odd"
}
