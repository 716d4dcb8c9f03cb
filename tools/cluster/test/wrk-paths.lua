-- The paths after "--" in turn.
local paths = {}
local index = 0

function init(args)
  for number = 1, #args do
    paths[number] = args[number]
  end
end

function request()
  index = index + 1
  -- From many visitors: nginx limits the requests of one address.
  wrk.headers["x-forwarded-for"] = "10.0." .. math.floor(index / 250) % 8 .. "." .. index % 250
  return wrk.format("GET", paths[index % #paths + 1])
end
