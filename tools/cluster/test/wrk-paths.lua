-- The paths after "--" in turn.
local paths = {}
local index = 0

function init(args)
  for number = 1, #args do
    paths[number] = args[number]
  end
end

function request()
  index = index % #paths + 1
  return wrk.format("GET", paths[index])
end
